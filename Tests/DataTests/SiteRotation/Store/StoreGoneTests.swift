import Foundation
@testable import MomentumData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// All files are gone of a store that had changes.
struct StoreGoneTests {
    private func isLost(_ files: FaultyFileSystem) throws -> Bool {
        try StoreContents.read(StoreFolder(path: "/store", fileSystem: files)).isLost
    }

    private func lose(_ files: FaultyFileSystem, isEmptied: Bool) throws {
        for name in files.contents.keys.sorted() {
            guard StoreFileName(String(name.dropFirst(7))) != nil else { continue }
            if isEmptied, name.hasSuffix(".journal") {
                files.change(name) { $0 = [] }
            } else {
                try files.remove(name)
            }
        }
    }

    @Test(arguments: [false, true])
    func `a store whose changes are gone says so, goes on and stays told (TR-8)`(
        isEmptied: Bool
    ) throws {
        let first = try StoreUnderTest(FaultyFileSystem())
        #expect(first.store.identity?.hadChanges == false)
        #expect(try isLost(first.files) == false)
        try first.log(1)
        #expect(first.store.identity?.hadChanges == true)
        let replica = first.store.identity?.replica
        try lose(first.files, isEmptied: isEmptied)

        #expect(try isLost(first.files))
        let second = try StoreUnderTest(first.files.copy(), identifiers: RandomIdentifiers())
        #expect(second.store.trouble == .lost)
        #expect(!second.store.report.isClean)
        try second.log(2)

        #expect(second.ids == [.fixture(2)])
        #expect(second.store.identity?.replica != replica)
        let third = try StoreUnderTest(second.files.copy(), identifiers: RandomIdentifiers())
        #expect(third.ids == [.fixture(2)])
        #expect(third.store.trouble == .lost)
        #expect(third.store.report.damage.isEmpty && third.store.report.unacknowledged.isEmpty)
        try third.locked { try third.store.acknowledgeDamage() }
        let fourth = try StoreUnderTest(third.files.copy(), identifiers: RandomIdentifiers())
        #expect(fourth.store.report.isClean)
        // The next loss is another one.
        try lose(fourth.files, isEmptied: isEmptied)
        let fifth = try StoreUnderTest(fourth.files.copy(), identifiers: RandomIdentifiers())
        try fifth.log(3)
        let sixth = try StoreUnderTest(fifth.files.copy(), identifiers: RandomIdentifiers())
        #expect(sixth.store.trouble == .lost)
    }

    @Test(arguments: [false, true])
    func `a lost store can be repaired, an emptied one like one that was removed (TR-8)`(
        isEmptied: Bool
    ) throws {
        let store = try StoreUnderTest(FaultyFileSystem(), identifiers: RandomIdentifiers())
        try store.log(1)
        let files = store.files.copy()
        try lose(files, isEmptied: isEmptied)
        let folder = SiteStoreFiles(URL(filePath: "/store"), fileSystem: files)
        #expect(folder.isOfUse())

        let report = try folder.repair(
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: StoreUnderTest.start)
        )

        #expect(report.isLost)
        #expect(try StoreUnderTest(files.copy()).store.trouble == nil)
    }

    @Test func `an emptied journal of a store that notes no change is damage (SR-13, TR-8)`() throws
    {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        let files = first.files.copy()
        let held = try #require(StoreIdentity(files.contents["/store/identity"] ?? []))
        let earlier = StoreIdentity(
            storeID: held.storeID,
            replica: held.replica,
            lock: held.lock,
            created: 0
        )
        try files.put("/store/identity", earlier.encoded())
        files.change(DamagedStore.journal) { $0 = [] }

        let second = try StoreUnderTest(files, identifiers: RandomIdentifiers())
        #expect(second.store.trouble == .damaged(files: 1))
        try second.log(2)
        #expect(try StoreUnderTest(files.copy()).store.trouble == .damaged(files: 1))
    }

    @Test func `of a lost store every journal is kept as it was (TR-8)`() throws {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        try first.locked { try first.store.startJournal(2) }
        try first.log(2)
        let files = first.files.copy()
        var journals: [[UInt8]] = []
        for name in ["00000001.journal", "00000002.journal"] {
            files.change("/store/\(name)") { bytes in
                bytes[FileHeader.size + 20] ^= 1
                journals.append(bytes)
            }
        }

        let second = try StoreUnderTest(files, identifiers: RandomIdentifiers())

        #expect(second.store.trouble == .lost)
        let kept = files.contents.filter { $0.key.hasPrefix("/store/quarantine/") }.values
        for bytes in journals { #expect(kept.contains(bytes)) }
    }

    @Test func `a journal that was emptied to its header is a loss as well (TR-8)`() throws {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        first.files.change(DamagedStore.journal) { bytes in
            bytes.replaceSubrange(64..., with: [UInt8](repeating: 0, count: bytes.count - 64))
        }

        let second = try StoreUnderTest(first.files.copy(), identifiers: RandomIdentifiers())

        #expect(second.store.trouble == .lost)
        try second.log(2)
        #expect(try StoreUnderTest(second.files.copy()).ids == [.fixture(2)])
    }

    @Test func `stopped at any call of its first change, a store is never called lost (TR-8)`()
        throws
    {
        let calls = try StoreUnderTest(FaultyFileSystem())
        try calls.log(1)
        for call in 1...calls.files.callCount {
            let files = FaultyFileSystem()
            files.fail(at: call, with: .end, from: true)
            var isConfirmed = false
            if let store = try? StoreUnderTest(files) {
                isConfirmed = (try? store.log(1)) != nil
            }
            for (number, survival) in Survival.allCases.enumerated() {
                var generator = SeededGenerator(seed: UInt64(call * 10 + number))
                let left = files.afterPowerCut(survival, &generator)
                #expect(try isLost(left) == false, "call \(call), \(survival)")
                let again = try StoreUnderTest(left)
                #expect(!isConfirmed || again.ids == [.fixture(1)], "call \(call), \(survival)")
                #expect(again.store.report.isClean, "call \(call), \(survival)")
            }
        }
    }

    @Test func `that there was a change is written down once (TR-8)`() throws {
        let store = try StoreUnderTest(FaultyFileSystem())
        try store.log(1)
        let identity = store.files.contents["/store/identity"]
        let before = store.files.calls.count

        try store.log(2)

        let calls = store.files.calls[before...]
        #expect(calls.filter { $0 == .flush || $0 == .flushFolder } == [.flush])
        #expect(store.files.contents["/store/identity"] == identity)
        // A version that does not know of it reads the same bytes.
        #expect(identity?.count == FileHeader.size + 20)
        #expect(identity?[6..<10] == [1, 0, 1, 0])
    }
}
