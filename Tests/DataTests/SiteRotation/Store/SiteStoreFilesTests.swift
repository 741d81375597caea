import Foundation
@testable import MomentumData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

struct SiteStoreFilesTests {
    private func folder(_ files: FaultyFileSystem) -> SiteStoreFiles {
        SiteStoreFiles(URL(filePath: StoreUnderTest.path), fileSystem: files)
    }

    private func repair(_ files: FaultyFileSystem) throws -> SiteStoreFiles.Report {
        try folder(files).repair(
            identifiers: SequentialIdentifiers(),
            dates: FixedWallClock(now: StoreUnderTest.start)
        )
    }

    @Test func `a store says what it holds (ST-2)`() throws {
        let store = try DamagedStore(changes: 12, compactingAfter: 8)
        let contents = store.files.contents

        let info = try folder(store.files).info()

        #expect(info.entries == 12)
        #expect(info.locations == 14)
        #expect(info.transactions == 12)
        #expect(
            info.files.map(\.name) == [
                "00000001.journal", "00000002.journal", "00000002.snapshot",
            ]
        )
        #expect(info.files.map(\.size) == info.files.map { contents["/store/\($0.name)"]?.count })
        #expect(info.report.isClean)
        #expect(store.files.contents == contents)
        let none = try folder(FaultyFileSystem()).info()
        #expect((none.entries, none.storeID, none.files) == (0, nil, []))
    }

    @Test func `checking looks at every file, those of the past too (ST-2)`() throws {
        let store = try DamagedStore(changes: 12, compactingAfter: 8)
        #expect(try folder(store.files).check().map(\.records) == [0, 8, 4, 8])
        #expect(try folder(store.files).check().map(\.isCurrent) == [true, false, true, true])
        store.files.change("/store/00000001.journal") { $0[100] ^= 1 }
        store.files.change("/store/00000002.snapshot") { $0[100] ^= 1 }
        store.files.change("/store/00000002.journal") { $0 += [1, 2, 3] }
        store.files.change("/store/identity") { $0[20] ^= 1 }

        let checks = try folder(store.files).check()

        #expect(checks.map(\.isCurrent) == [true, true, true, true])
        #expect(checks.map(\.isWhole) == [false, false, true, false])
        #expect(checks.map(\.tornBytes) == [0, 0, 3, 0])
        #expect(checks[1].records == 7)
        #expect(checks[1].damage.first?.offset == FileHeader.size)
    }

    @Test func `a dump is a line of JSON for each transaction and register (ST-2, HS-10)`() throws {
        let store = try DamagedStore(changes: 12, compactingAfter: 8)
        var lines: [String] = []
        try folder(store.files).dump { lines.append($0) }

        let objects = try lines.map { line in
            try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            )
        }
        #expect(objects.count { $0["file"] != nil } == 4)
        #expect(objects.count { $0["transaction"] != nil } == 12)
        #expect(objects.count { $0["entry"] != nil } == 8)
        #expect(objects.count { $0["counters"] != nil } == 1)
        #expect(lines.contains { $0.contains("note 4") })
        #expect(!lines.contains { $0.contains("\n") })
    }

    @Test func `repairing a whole store changes nothing (ST-10)`() throws {
        let store = try DamagedStore(changes: 12, compactingAfter: 8)
        let contents = store.files.contents
        #expect(try repair(store.files).isClean)
        #expect(store.files.contents == contents)
    }

    @Test(arguments: [false, true])
    func `of a snapshot that nothing can replace, the whole blocks are saved (ST-2, ST-45)`(
        isOwn: Bool
    ) throws {
        let state = SiteRotationState.history(of: 3000)
        let files = FaultyFileSystem()
        let store = try StoreUnderTest(files)
        let replica = try #require(state.replica)
        try store.locked {
            try store.store.changeRecords { $0.replace(by: state, of: replica) }
            let storeID = store.store.identity?.storeID ?? .fixture(1)
            if isOwn { try store.store.adopt(replica: replica, storeID: storeID) }
        }
        files.change("/store/00000001.snapshot") { bytes in
            // In the middle of the notes and ids of the second block of entries.
            bytes[bytes.count - 60_000] ^= 1
        }
        #expect(throws: SiteStoreError.unreadable(path: "/store")) {
            try StoreUnderTest(files.copy())
        }

        let report = try repair(files)

        #expect(!report.isClean)
        let entries = try StoreUnderTest(files.copy()).records.entries
        #expect(entries.count > 1900 && entries.count < 3000)
        // Other devices would take the numbers for those of values that are still here.
        let saved = try StoreUnderTest(files.copy()).store
        #expect(saved.state.numbers.isEmpty)
        // None of the own numbers is used twice.
        #expect(saved.identity?.replica != replica)
        #expect(files.contents.keys.contains { $0.contains("quarantine/00000001.snapshot") })
        #expect(try StoreUnderTest(files.copy()).store.report.damage.isEmpty)
    }

    private static let long = SiteRotationState.history(of: 3000)
    private static let snapshot = Result {
        let store = try StoreUnderTest(FaultyFileSystem())
        try store.locked {
            try store.store.changeRecords { $0.replace(by: long, of: long.replica) }
        }
        return store.files.contents["/store/00000001.snapshot"] ?? []
    }

    @Test(arguments: [0, 1, 2], [0, 12, 20])
    func `what is saved of a snapshot with a damaged table keeps its keys (ST-2, ST-9)`(
        block: Int,
        byte: Int
    ) throws {
        let state = Self.long
        var bytes = try Self.snapshot.get()
        let blocks = offsets(of: .keys, in: bytes)
        try #require(blocks.count == 3)
        bytes[blocks[block] + byte] ^= 0x40

        let saved = keys(of: (try? SnapshotDecoder.salvage(bytes, generation: 1))?.state)

        let all = keys(of: state)
        #expect(saved.filter { all[$0.key] != $0.value } == [:])
        // The damaged block may be the places, if it no longer says what it is, and entries name
        // them.
        let isNamed = byte == 20
        #expect(isNamed && block > 0 ? saved.count > block * 1000 : saved.isEmpty)
        #expect(saved.count <= block * 1024)
    }

    @Test func `a snapshot of whose entries nothing can be saved is no empty store (ST-2, SR-13)`()
        throws
    {
        let store = try StoreUnderTest(FaultyFileSystem())
        let state = SiteRotationState.history(of: 30)
        try store.locked {
            try store.store.changeRecords { $0.replace(by: state, of: state.replica) }
        }
        let path = "/store/00000001.snapshot"
        let offset = try #require(offsets(of: .keys, in: store.files.contents[path] ?? []).first)
        store.files.change(path) { $0[offset + 20] ^= 1 }
        let contents = store.files.contents

        #expect(throws: SiteStoreError.unreadable(path: "/store")) { try repair(store.files) }

        #expect(store.files.contents == contents)
    }

    /// The offsets of the blocks of a kind in a snapshot.
    private func offsets(of kind: SnapshotFormat.BlockKind, in bytes: [UInt8]) -> [Int] {
        var (offset, offsets, checks) = (FileHeader.size, [Int](), CRC32C())
        while let unit = FrameUnit(at: offset, in: bytes, generation: 1, checks: &checks) {
            if unit.payload.first == kind.rawValue { offsets.append(offset) }
            offset = unit.end
        }
        return offsets
    }

    /// The keys of each entry: of its creation and of its end.
    private func keys(of state: SiteRotationState?) -> [UUID: [OrderKey]] {
        guard let state else { return [:] }
        let table = state.registers.keys
        var keys: [UUID: [OrderKey]] = [:]
        state.forEachEntry { entry in
            keys[entry.row.id] = [table[Int(entry.keys.created)], table[Int(entry.keys.end)]]
        }
        return keys
    }

    @Test func `a store in use is not repaired (ST-35)`() throws {
        // A process that runs: the number of another one would not be named.
        let process = getpid()
        let store = try StoreUnderTest(FaultyFileSystem(), process: process)
        try store.log(1)
        _ = try store.lock.tryAcquire()
        #expect(throws: SiteStoreError.locked(process: process)) { try repair(store.files) }
    }
}
