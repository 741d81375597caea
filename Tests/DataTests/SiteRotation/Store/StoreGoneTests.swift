import Foundation
import MomentumDomain
import MomentumTestSupport
import Testing

@testable import MomentumData

/// All files are gone of a store that had changes.
struct StoreGoneTests {
    private func isLost(_ files: FaultyFileSystem) throws -> Bool {
        try StoreContents.read(StoreFolder(path: "/store", fileSystem: files)).isLost
    }

    @Test func `a store whose changes are gone says so, goes on and stays told (TR-8)`() throws {
        let first = try StoreUnderTest(FaultyFileSystem())
        #expect(first.store.identity?.hadChanges == false)
        #expect(try isLost(first.files) == false)
        try first.log(1)
        #expect(first.store.identity?.hadChanges == true)
        let replica = first.store.identity?.replica
        try first.files.remove(DamagedStore.journal)

        #expect(try isLost(first.files))
        let second = try StoreUnderTest(first.files.copy(), identifiers: RandomIdentifiers())
        #expect(second.store.trouble == .lost)
        #expect(!second.store.report.isClean)
        try second.log(2)

        #expect(second.ids == [.fixture(2)])
        #expect(second.store.identity?.replica != replica)
        let third = try StoreUnderTest(second.files.copy())
        #expect(third.ids == [.fixture(2)])
        #expect(!third.store.report.isClean)
        try third.locked { try third.store.acknowledgeDamage() }
        #expect(try StoreUnderTest(third.files.copy()).store.report.isClean)
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
