import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The end of a journal that is not a whole transaction ("Opening", 5, in Docs/Formats/Store.md).
struct StoreTailTests {
    private func contents(_ bytes: [UInt8]) -> JournalContents {
        JournalContents(bytes, name: StoreFileName(1, .journal))
    }

    @Test func `any changed bit of the last change may be damage (ST-11)`() throws {
        for note in [nil, "a note", String(repeating: "long ", count: 300)] {
            let store = try StoreUnderTest(FaultyFileSystem())
            for number in 1...3 { try store.log(number, note: note) }
            let bytes = store.files.contents[DamagedStore.journal] ?? []
            let last = try #require(store.store.journals.current?.landmark?.offset)
            let end = try #require(store.store.journals.current?.end)
            let room = [bytes.prefix(end), bytes[...]]

            for bytes in room.map(Array.init) {
                #expect(contents(bytes).tail == nil)
                for bit in last * 8..<end * 8 where isLookedAt(bit, of: last * 8..<end * 8) {
                    var changed = bytes
                    changed[bit / 8] ^= 1 << (bit % 8)
                    let journal = contents(changed)
                    #expect(journal.isTailDoubtful, "bit \(bit) of \(last)..<\(end)")
                    #expect(journal.transactions.count == 2)
                }
            }
        }
    }

    /// All bits of a short change, and of a long one its first and every eleventh after them.
    private func isLookedAt(_ bit: Int, of change: Range<Int>) -> Bool {
        Soak.isOn || bit - change.lowerBound < 512 || bit % 11 == 0
    }

    @Test func `a beginning of a change is a write that was never finished (ST-11)`()
        throws
    {
        for note in [nil, "a note", String(repeating: "long ", count: 300)] {
            let store = try StoreUnderTest(FaultyFileSystem())
            for number in 1...3 { try store.log(number, note: note) }
            let bytes = store.files.contents[DamagedStore.journal] ?? []
            let last = try #require(store.store.journals.current?.landmark?.offset)
            let end = try #require(store.store.journals.current?.end)

            // It may end with zeros, so that its last bytes are not known to be missing.
            for cut in last + 1..<end - 8 {
                let short = Array(bytes.prefix(cut))
                let room = [UInt8](repeating: 0, count: bytes.count - cut)
                #expect(!contents(short).isTailDoubtful, "cut at \(cut)")
                #expect(!contents(short + room).isTailDoubtful, "cut at \(cut), with room")
                #expect(contents(short + room).transactions.count == 2)
            }
        }
    }

    @Test func `sectors that never reached the device are no damage (ST-11)`() throws {
        let store = try StoreUnderTest(FaultyFileSystem())
        try store.log(1)
        try store.log(2, note: String(repeating: "long ", count: 500))
        let bytes = store.files.contents[DamagedStore.journal] ?? []
        let last = try #require(store.store.journals.current?.landmark?.offset)
        let end = try #require(store.store.journals.current?.end)

        for start in stride(from: last / 512 * 512, to: end, by: 512) {
            var changed = bytes
            for index in max(start, last)..<min(start + 512, bytes.count) { changed[index] = 0 }
            #expect(!contents(changed).isTailDoubtful, "sector at \(start)")
            #expect(contents(changed).transactions.count == 1)
        }
    }

    @Test func `an import that stopped between its frames was never finished (ST-6)`() throws {
        let header = FileHeader(
            kind: .journal,
            storeID: .fixture(1),
            generation: 1,
            replica: 1,
            created: 0
        )
        var writer = ByteWriter()
        let payload = [UInt8](repeating: 7, count: 5 << 19)
        Frame.append(payload[...], generation: 1, start: FileHeader.size, to: &writer)
        let bytes = header.encoded() + writer.bytes
        // It cannot be read, though it is whole: that is no unfinished write.
        #expect(contents(bytes).isTailDoubtful)

        for cut in [100, 1 << 20, 1 << 20 + 64, 1 << 20 + 70, 3 << 19, 2 << 20 + 100] {
            #expect(!contents(Array(bytes.prefix(cut))).isTailDoubtful, "cut at \(cut)")
        }
        var changed = bytes
        changed[3 << 19] ^= 1
        #expect(contents(changed).isTailDoubtful)
    }

    @Test func `a last change that may be damaged is put aside and told of (ST-11)`()
        throws
    {
        let store = try DamagedStore(changes: 3)
        let old = try #require(try StoreUnderTest(store.files.copy()).store.identity?.replica)
        store.files.change(DamagedStore.journal) { $0[store.ends[2] - 10] ^= 1 }
        let damaged = Array(store.bytes()[store.ends[1]..<store.ends[2]])
        let folder = SiteStoreFiles(URL(filePath: "/store"), fileSystem: store.files)
        #expect(try folder.info().report.doubtful == ["00000001.journal"])

        let opened = try StoreUnderTest(store.files, identifiers: RandomIdentifiers())

        #expect(opened.ids.count == 2)
        #expect(opened.store.report.isClean)
        let name = try #require(opened.store.report.doubtful.first)
        #expect(opened.store.report.doubtful == [name])
        let kept = store.files.contents["/store/quarantine/\(name)"]
        // Zeros at its end cannot be told from the room behind it.
        #expect(kept == Array(damaged.prefix(damaged[...].withoutZeros?.upperBound ?? 0)))
        try opened.log(20)
        #expect(opened.store.state.numbers[old]?.ranges == [0...1])
        #expect(opened.store.state.numbers.count == 2)
        let again = try StoreUnderTest(store.files.copy())
        #expect(again.records == opened.records)
        #expect(again.store.report.doubtful == [name])
        try again.locked { try again.store.acknowledgeDamage() }
        #expect(try StoreUnderTest(again.files.copy()).store.report.doubtful == [])
    }
}
