import Foundation
@testable import MomentumData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import Testing

/// The steps of opening, and the files it leaves alone (Docs/Formats/Store.md, "Opening").
struct StoreOpeningTests {
    private let files = FaultyFileSystem()

    @Test func `opening a thousand times changes no byte (ST-10)`() throws {
        let store = try StoreUnderTest(files)
        for number in 1...5 { try store.log(number) }
        try store.locked { try store.store.compact() }
        for number in 6...9 { try store.log(number) }
        let (contents, before) = (files.contents, files.callCount)

        for _ in 0..<1000 { _ = try StoreUnderTest(files) }

        #expect(files.contents == contents)
        let changing: Set<FileSystemCall> = [.makeFolder, .write, .truncate, .rename, .remove]
        #expect(changing.isDisjoint(with: files.calls.dropFirst(before)))
    }

    @Test func `a new store asks to be readable while locked, and to stay on the device (ST-4)`()
        throws
    {
        _ = try StoreUnderTest(files)
        #expect(
            files.protections == ["until first unlock: /store", "not in backups: /store/identity"]
        )

        // A protection stays once it was requested.
        _ = try StoreUnderTest(files)
        #expect(files.protections.count == 2)
    }

    @Test func `a journal is compacted when it is longer than 256 KiB and the snapshot (ST-30)`()
        throws
    {
        let store = try StoreUnderTest(files)
        let state = SiteRotationState.history(of: 9000)
        try store.locked {
            try store.store.changeRecords { $0.replace(by: state, of: state.replica) }
        }
        let (base, size) = (store.store.snapshots.base, store.store.snapshots.size)
        #expect(StoreSnapshots.compactionSize == 256 << 10)
        #expect(size > StoreSnapshots.compactionSize)
        let note = String(repeating: "long ", count: 950)

        var number = 1
        var sizes: [Int] = []
        while store.store.snapshots.base == base {
            sizes.append(store.store.journals.size)
            // Behind the history, which reaches far into the time of the other tests.
            try store.perform([.change(number, note: note)], hour: 1_000_000 + number)
            number += 1
        }

        #expect((sizes.last ?? 0) <= size)
        #expect((sizes.last ?? 0) > size - 2 * note.utf8.count)
        #expect(files.contents["/store/00000002.snapshot"] != nil)
    }

    @Test func `a torn tail is cut off when a store is opened to be written (ST-10)`()
        throws
    {
        let store = try StoreUnderTest(files)
        try store.log(1)
        let whole = files.contents["/store/00000001.journal"]
        files.change("/store/00000001.journal") { $0 += [0xC5, 0x5C, 0, 0, 9] }
        let torn = files.contents

        _ = try StoreContents.read(StoreFolder(path: StoreUnderTest.path, fileSystem: files))
        #expect(files.contents == torn)
        let again = try StoreUnderTest(files)

        #expect(files.contents["/store/00000001.journal"] == whole)
        #expect(again.store.report.tornBytes == 5)
        #expect(again.store.report.isClean)
        #expect(files.contents.values.contains([0xC5, 0x5C, 0, 0, 9]))
    }

    @Test
    func
        `zeros at the end of a journal are room, and only a write that needs more makes some`()
        throws
    {
        let store = try StoreUnderTest(files)
        var lengths: [Int] = []
        var ends: [Int] = []
        for number in 1...100 {
            try store.log(number)
            lengths.append(files.contents["/store/00000001.journal"]?.count ?? 0)
            ends.append(store.store.journals.current?.end ?? 0)
        }
        let stored = files.contents

        #expect(zip(lengths, ends).allSatisfy { $0 == ($1 + 4095) / 4096 * 4096 })
        let bytes = try #require(stored["/store/00000001.journal"])
        #expect(bytes[(ends.last ?? 0)...].withoutZeros == nil)
        let again = try StoreUnderTest(files)
        #expect(files.contents == stored)
        #expect(again.store.report.tornBytes == 0)
        #expect(again.store.journals.current?.end == ends.last)
        #expect(again.ids.count == 100)
    }

    @Test func `what stands in the room is a write that was never finished (ST-11)`()
        throws
    {
        let store = try StoreUnderTest(files)
        try store.log(1)
        let end = try #require(store.store.journals.current?.end)
        files.change("/store/00000001.journal") { $0[end + 700] = 7 }

        let again = try StoreUnderTest(files)

        #expect(again.store.report.tornBytes == 1)
        #expect(again.ids.count == 1)
        #expect(files.contents["/store/00000001.journal"]?.count == 4096)
        #expect(files.contents.values.contains([7]))
        try again.log(2)
        #expect(try StoreUnderTest(files).ids.count == 2)
    }
}
