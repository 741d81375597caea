import Foundation
@testable import MomentumData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import Testing

/// Journals that end where no write ends, and sectors in the wrong place.
struct StoreCutTests {
    private let block = CurrentJournal.blockSize

    private func store(changes: Int) throws -> StoreUnderTest {
        let store = try StoreUnderTest(FaultyFileSystem(), identifiers: RandomIdentifiers())
        for number in 1...changes { try store.log(number, note: "note \(number)") }
        return store
    }

    private func length(_ store: StoreUnderTest, _ path: String = DamagedStore.journal) -> Int {
        store.files.contents[path]?.count ?? 0
    }

    @Test func `a journal that ends within a block was cut (TR-9)`() throws {
        let bytes = try store(changes: 60).files.contents[DamagedStore.journal] ?? []
        #expect(bytes.count > block)
        for length in FileHeader.size...bytes.count
        where length < 200 || length % 53 == 0 || length % block < 2 {
            let journal = JournalContents(
                Array(bytes.prefix(length)),
                name: StoreFileName(1, .journal)
            )
            #expect(journal.isCut == (length % block != 0), "\(length)")
        }
        // A new journal of an earlier version has its header and nothing else.
        var header = try #require(FileHeader(bytes))
        header.flags = []
        let old = JournalContents(header.encoded(), name: StoreFileName(1, .journal))
        #expect(!old.isCut)
    }

    @Test func `a cut journal is told until somebody has seen it, and made whole again (TR-9)`()
        throws
    {
        let first = try store(changes: 3)
        let end = try #require(first.store.journals.current?.landmark?.offset)
        first.files.change(DamagedStore.journal) { $0 = Array($0.prefix(end)) }
        let read = try StoreContents.read(StoreFolder(path: "/store", fileSystem: first.files))
        #expect(
            SiteStoreFiles.Report(read, in: StoreFolder(path: "/store", fileSystem: first.files))
                .cut
                == ["00000001.journal"]
        )

        let second = try StoreUnderTest(first.files.copy(), identifiers: RandomIdentifiers())

        #expect(second.ids.count == 2)
        let name = try #require(second.store.report.cut.first)
        #expect(second.store.trouble == .cut(file: "00000001.journal"))
        // The number of the lost change must not be given a second time.
        #expect(second.store.identity?.replica != first.store.identity?.replica)
        #expect(length(second) == block)
        try second.log(4)
        let third = try StoreUnderTest(second.files.copy())
        #expect(third.ids.count == 3)
        #expect(third.store.report.cut == [name])
        try third.locked { try third.store.acknowledgeDamage() }
        #expect(try StoreUnderTest(third.files.copy()).store.trouble == nil)
    }

    @Test(arguments: [Fault.shortWrite, .noSpace, .failedFlush])
    func `where we cut a journal off ourselves, it is padded again (TR-9)`(fault: Fault) throws {
        let store = try store(changes: 3)
        let note = String(repeating: "long ", count: 950)
        let call: FileSystemCall = fault == .failedFlush ? .flush : .write
        let number = try store.callNumber(of: call, logging: 4, note: note)
        store.files.fail(at: number, with: fault)

        _ = try? store.log(4, note: note)

        #expect(length(store) == block)
        let again = try StoreUnderTest(store.files.copy())
        #expect(again.store.trouble == nil)
        #expect(again.ids == store.ids)
    }

    @Test(arguments: [0, 5000])
    func `a journal of an earlier version is not called cut, however long (TR-9)`(
        least: Int
    ) throws {
        let store = try store(changes: least == 0 ? 3 : 60)
        let end = try #require(store.store.journals.current?.end)
        store.files.change(DamagedStore.journal) { bytes in
            guard var header = FileHeader(bytes) else { return }
            header.flags.remove(.isPadded)
            bytes = header.encoded() + bytes[FileHeader.size..<end]
        }
        #expect(length(store) > least && length(store) % block != 0)

        let again = try StoreUnderTest(store.files.copy())

        #expect(again.store.trouble == nil)
        #expect(again.ids == store.ids)
        #expect(again.store.identity?.replica == store.store.identity?.replica)
    }

    @Test func `killed while it cuts off what a crash left, a store finds no cut file (TR-9)`()
        throws
    {
        let store = try store(changes: 3)
        let end = try #require(store.store.journals.current?.end)
        store.files.change(DamagedStore.journal) { bytes in
            bytes.replaceSubrange(end..<(end + 6), with: [0xC5, 0x5C, 0, 0, 50, 0])
        }
        let probe = store.files.copy()
        _ = try StoreUnderTest(probe)
        #expect(probe.calls.contains(.truncate))

        for call in 1...probe.callCount {
            let files = store.files.copy()
            files.fail(at: call, with: .end, from: true)
            _ = try? StoreUnderTest(files)
            let again = try StoreUnderTest(files.afterKill())
            #expect(again.store.trouble == nil, "call \(call)")
            #expect(again.ids == store.ids, "call \(call)")
        }
    }

    @Test func `what a crash left is cut off in whole blocks (TR-9)`() throws {
        let store = try store(changes: 3)
        let end = try #require(store.store.journals.current?.end)
        store.files.change(DamagedStore.journal) { bytes in
            bytes.replaceSubrange(end..<(end + 6), with: [0xC5, 0x5C, 0, 0, 50, 0])
        }

        let again = try StoreUnderTest(store.files.copy())

        #expect(length(again) == block)
        #expect(again.store.trouble == nil)
        #expect(again.store.report.tornBytes == 5)
    }

    @Test func `a last change whose sector was swapped with room is told (TR-9)`() throws {
        let bytes = try store(changes: 17).files.contents[DamagedStore.journal] ?? []
        let used = ((bytes[...].withoutZeros?.upperBound ?? 1) - 1) / 512
        let name = StoreFileName(1, .journal)
        let all = JournalContents(bytes, name: name).transactions.count
        for other in (used + 1)..<(bytes.count / 512) {
            var swapped = bytes
            for index in 0..<512 { swapped.swapAt(used * 512 + index, other * 512 + index) }
            let journal = JournalContents(swapped, name: name)
            #expect(journal.transactions.count < all)
            #expect(journal.isTailDoubtful || !journal.damage.isEmpty, "sector \(other)")
        }
    }
}
