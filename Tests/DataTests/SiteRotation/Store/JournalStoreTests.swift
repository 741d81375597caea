import Foundation
@testable import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

struct JournalStoreTests {
    private let files = FaultyFileSystem()

    private func numbered(_ range: ClosedRange<Int>) -> [UUID] {
        range.map { .fixture(UInt16($0)) }
    }

    @Test func `what was confirmed is there when the store is opened again (SR-147)`() throws {
        let store = try StoreUnderTest(files)
        #expect(store.records == SiteRecords())
        for number in 1...30 { try store.log(number, note: "note \(number)") }

        let again = try StoreUnderTest(files.afterKill())

        #expect(again.ids == numbered(1...30))
        #expect(again.records == store.records)
        #expect(again.store.report.isClean)
        #expect(again.store.report.transactions == 30)
    }

    @Test func `a change is one write and one flush (ST-25)`() throws {
        let store = try StoreUnderTest(files)
        try store.log(1)
        let before = files.callCount

        try store.log(2)
        let calls = files.calls.dropFirst(before)
        #expect(calls.count { $0 == .write } == 1)
        #expect(calls.count { $0 == .flush } == 1)
        #expect(calls.count { $0 == .flushFolder } == 0)

        try store.perform([.importing(3000, number: 500), .change(3), .change(4)], hour: 5)
        let later = files.calls.dropFirst(before + calls.count)
        #expect(later.prefix { $0 != .flush }.count { $0 == .write } == 1)
        #expect(try StoreUnderTest(files.afterKill()).records == store.records)
    }

    @Test func `a journal has its header and its name before the first change (ST-20)`() throws {
        let store = try StoreUnderTest(files)
        #expect(files.contents.keys.sorted() == ["/store/identity", "/store/lock"])
        let before = files.callCount

        try store.log(1)

        let calls = files.calls.dropFirst(before).filter {
            [.write, .flush, .flushFolder, .truncate].contains($0)
        }
        // The first two name the holder of the lock; the last three record that there was a change.
        #expect(
            calls == [
                .write, .truncate, .write, .flush, .flushFolder, .write, .flush,
                .write, .flush, .flushFolder,
            ]
        )
    }

    @Test func `an operation that took effect is not written again, after a restart too (SR-32)`()
        throws
    {
        let store = try StoreUnderTest(files)
        try store.log(1)
        let contents = files.contents

        #expect(try store.log(1).isRepeat)
        let again = try StoreUnderTest(files)
        #expect(try again.perform([.change(1)], hour: 9)[0].isRepeat)
        #expect(files.contents == contents)
    }

    @Test func `a refused operation writes nothing, alone or among others (SR-145)`() throws {
        let store = try StoreUnderTest(files)
        try store.log(1)
        let contents = files.contents
        let refused = SiteOperation.logChange(SiteChange(id: .fixture(9), locationID: .fixture(9)))

        #expect(throws: SiteRotationError.unknownLocation(.fixture(9))) {
            try store.perform([refused], hour: 2)
        }
        #expect(throws: SiteRotationError.unknownLocation(.fixture(9))) {
            try store.perform([.change(2), refused], hour: 2)
        }

        #expect(files.contents == contents)
        #expect(store.ids == numbered(1...1))
    }

    @Test
    func `a long journal is followed by a snapshot, and the one before is kept (ST-30, ST-31)`()
        throws
    {
        let store = try StoreUnderTest(files)
        let note = String(repeating: "long ", count: 999)
        var number = 1
        var generations: Set<[String]> = []
        while store.store.snapshots.base ?? 0 < 4 {
            try store.log(number, note: note)
            number += 1
            generations.insert(files.contents.keys.filter { $0.contains(".") }.sorted())
        }

        #expect(
            generations.contains([
                "/store/00000003.journal", "/store/00000003.snapshot",
                "/store/00000004.journal", "/store/00000004.snapshot",
            ])
        )
        #expect(
            generations.allSatisfy { names in names.allSatisfy { !$0.hasSuffix(".tmp") } }
        )
        let again = try StoreUnderTest(files.afterKill())
        #expect(again.records == store.records)
        #expect(again.store.report.snapshot == 4)
        #expect(again.store.report.transactions < 5)
        #expect(again.store.state.numbers == store.store.state.numbers)
    }

    @Test func `when the newest snapshot is damaged, the one before and its journals serve (ST-3)`()
        throws
    {
        let store = try StoreUnderTest(files)
        for number in 1...3 { try store.log(number) }
        try store.locked { try store.store.compact() }
        for number in 4...6 { try store.log(number) }
        try store.locked { try store.store.compact() }
        for number in 7...9 { try store.log(number) }
        files.change("/store/00000003.snapshot") { $0[200] ^= 1 }
        let broken = files.contents["/store/00000003.snapshot"]

        let again = try StoreUnderTest(files.afterKill())

        #expect(again.ids == numbered(1...9))
        #expect(again.store.report.damage.map(\.file) == ["00000003.snapshot"])
        #expect(!again.store.report.isClean)
        let kept = again.files.contents.filter { $0.key.contains("quarantine/00000003") }
        #expect(kept.values.contains { $0 == broken })
        #expect(kept.count == 2)
        let third = try StoreUnderTest(again.files.afterKill())
        #expect(third.ids == numbered(1...9))
        #expect(third.store.report.damage.isEmpty)
        #expect(third.store.report.unacknowledged == again.store.report.unacknowledged)
        #expect(third.store.report.unacknowledged.count == 1)
        #expect(third.store.report.snapshot == 4)
    }

    @Test func `a damaged identity is put aside, and the store goes on under a new name (ST-46)`()
        throws
    {
        let store = try StoreUnderTest(files)
        try store.log(1)
        let old = try #require(store.store.identity)
        files.change("/store/identity") { $0[40] ^= 4 }

        let again = try StoreUnderTest(files.afterKill())

        #expect(again.store.identity?.storeID == old.storeID)
        #expect(again.files.contents.keys.contains { $0.contains("quarantine/identity") })
        #expect(again.store.report.damage.map(\.file) == ["identity"])
        try again.log(2)
        #expect(try StoreUnderTest(again.files.afterKill()).ids == numbered(1...2))
    }

    @Test func `a copied folder takes a replica of its own (ST-46)`() throws {
        let store = try StoreUnderTest(files)
        for number in 1...2 { try store.log(number) }
        let copy = FaultyFileSystem()
        try copy.makeFolder(StoreUnderTest.path)
        _ = try copy.open("/other", .making)
        for (path, bytes) in files.contents.sorted(by: { $0.key > $1.key }) {
            let file = try copy.open(path, .making)
            _ = try copy.write(bytes, to: file, at: 0)
        }

        let other = StoreFolder(path: StoreUnderTest.path, fileSystem: copy)
        let lock = try FileLock(other, process: 1)
        let opened = JournalStore(
            other,
            lock: lock,
            identifiers: FixedIdentifiers(.fixture(77)),
            dates: FixedWallClock(now: StoreUnderTest.start)
        )
        try opened.loadAndRecover()

        #expect(opened.report.isCopy)
        #expect(opened.identity?.storeID == store.store.identity?.storeID)
        #expect(opened.identity?.replica != store.store.identity?.replica)
        #expect(opened.state.records == store.records)
        _ = try opened.perform([.change(3)], at: StoreUnderTest.start + 9 * 3600)
        #expect(opened.state.numbers[opened.identity?.replica ?? 0]?.ranges == [0...0])
        #expect(opened.state.numbers[store.store.identity?.replica ?? 0]?.ranges == [0...1])
    }

    @Test func `a removed journal is noticed by the numbers (ST-11)`() throws {
        let store = try StoreUnderTest(files)
        try store.log(1)
        try store.locked { try store.store.startJournal(2) }
        for number in 2...3 { try store.log(number) }
        try store.locked { try store.store.startJournal(3) }
        try store.log(4)
        try files.remove("/store/00000002.journal")

        let report = try StoreUnderTest(files.afterKill()).store.report

        let replica = try #require(store.store.identity?.replica)
        #expect(report.missing == [SiteStoreFiles.Missing(replica: replica, first: 1, last: 2)])
        #expect(!report.isClean)
    }

    @Test func `files of which nothing can be read are an error, and stay as they are (SR-13)`()
        throws
    {
        let store = try StoreUnderTest(files)
        for number in 1...3 { try store.log(number) }
        files.change("/store/00000001.journal") { bytes in
            for index in bytes.indices { bytes[index] = 0xAA }
        }
        let contents = files.contents

        #expect(throws: SiteStoreError.unreadable(path: "/store")) {
            try StoreUnderTest(files.afterKill())
        }
        #expect(files.contents == contents)
    }

    @Test func `a change can be taken back after a restart (ST-62)`() throws {
        let store = try StoreUnderTest(files)
        try store.log(1)
        let before = store.records
        try store.log(2)

        let again = try StoreUnderTest(files.afterKill())
        let undo = SiteUndo(id: .fixture(50), target: .lastChange)
        try again.perform([.undo(undo)], hour: 3)

        #expect(again.records == before)
        let third = try StoreUnderTest(again.files.copy())
        #expect(third.records == before)
        #expect(try third.perform([.undo(undo)], hour: 4)[0].isRepeat)
    }

    @Test func `a compaction that fails changes nothing, and is tried again later (ST-33)`() throws
    {
        let store = try StoreUnderTest(files)
        let note = String(repeating: "long ", count: 999)
        var (number, last) = (1, 0)
        repeat {
            let before = store.store.journals.size
            try store.log(number, note: note)
            last = store.store.journals.size - before
            number += 1
        } while store.store.journals.size + last <= StoreSnapshots.compactionSize
        let names = files.contents.keys.filter { $0.contains(".") }
        #expect(names == ["/store/00000001.journal"])
        // The next change makes a snapshot due, and its rename fails.
        let rename = try store.callNumber(of: .rename, logging: number, note: note)
        files.fail(at: rename, with: .noAccess)
        try store.log(number, note: note)

        #expect(store.store.snapshots.lastFailure?.errorCode == 1)
        #expect(store.store.snapshots.base == nil)
        #expect(try StoreUnderTest(files.copy()).records == store.records)
        try store.log(number + 1, note: note)
        #expect(store.store.snapshots.base == nil)
        for later in number + 2...number + 80 { try store.log(later, note: note) }
        #expect(store.store.snapshots.base != nil)
        #expect(store.store.snapshots.lastFailure == nil)
        #expect(try StoreUnderTest(files.copy()).records == store.records)
    }

    private struct FixedIdentifiers: IdentifierSource {
        let id: UUID
        init(_ id: UUID) { self.id = id }
        func next() -> UUID { id }
    }
}
