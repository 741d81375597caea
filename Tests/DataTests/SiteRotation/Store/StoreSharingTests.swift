import Foundation
@testable import MomentumData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The things a process has to know of the others before it goes on.
struct StoreSharingTests {
    private let files = FaultyFileSystem()

    /// Two processes, of which both know of change 1 and only the first of change 2.
    private func makeTwo() throws -> (StoreUnderTest, StoreUnderTest) {
        let first = try StoreUnderTest(files)
        try first.log(1)
        let second = try StoreUnderTest(files, process: 200, identifiers: RandomIdentifiers())
        try first.log(2)
        return (first, second)
    }

    @Test func `nobody leaves a journal behind that was not read to its end (ST-36)`() throws {
        let (_, second) = try makeTwo()
        let contents = files.contents
        let expected = SiteStoreError.system(
            FileSystemError(call: .read, path: DamagedStore.journal, code: EAGAIN)
        )

        second.locked {
            #expect(throws: expected) { try second.store.compact() }
            #expect(throws: expected) { try second.store.announceName() }
        }

        #expect(files.contents == contents)
        try second.log(3)
        try second.locked { try second.store.compact() }
        #expect(try StoreUnderTest(files.copy()).ids == [1, 2, 3].map(UUID.fixture))
    }

    @Test
    func `a name that a killed process gave a journal is on the device before a change (ST-20)`()
        throws
    {
        let (first, second) = try makeTwo()
        let probe = try StoreUnderTest(files.copy())
        let before = probe.files.callCount
        try probe.locked { try probe.store.compact() }
        let flush = try #require(probe.files.calls.dropFirst(before).firstIndex(of: .flushFolder))
        files.fail(at: files.callCount + flush - before + 1, with: .end, from: true)
        first.locked { #expect(throws: SiteStoreError.self) { try first.store.compact() } }
        files.fail(at: 0, with: nil)

        // Reading takes no lock and flushes nothing.
        try second.store.catchUp(isLocked: false)
        #expect(second.store.highest == 2)
        try second.log(3)

        var generator = SeededGenerator(seed: 1)
        let third = try StoreUnderTest(files.afterPowerCut(.allLost, &generator))
        #expect(third.ids == [1, 2, 3].map(UUID.fixture))
        #expect(third.store.report.isClean)
    }

    @Test func `who reads in between goes on under the new name all the same (ST-46)`() throws {
        let (first, second) = try makeTwo()
        let old = first.store.identity?.replica
        try second.locked {
            try second.store.catchUp(isLocked: true)
            try second.store.nameReplicaAnew()
        }

        try first.store.catchUp(isLocked: false)
        try first.log(3)

        let new = try #require(first.store.identity?.replica)
        #expect(new != old)
        #expect(new == second.store.identity?.replica)
        #expect(first.store.state.numbers[new]?.ranges == [0...0])
    }

    @Test func `who knows of no journal yet goes on under the new name, too (ST-46)`() throws {
        let first = try StoreUnderTest(files)
        let second = try StoreUnderTest(files, process: 200, identifiers: RandomIdentifiers())
        try second.locked { try second.store.nameReplicaAnew() }

        try first.log(1)

        let new = try #require(second.store.identity?.replica)
        #expect(first.store.state.numbers[new]?.ranges == [0...0])
    }

    @Test func `a new name that is stopped at any call leaves nobody under the old one (ST-46)`()
        throws
    {
        var isDone = false
        for call in 1...40 where !isDone {
            let files = FaultyFileSystem()
            let first = try StoreUnderTest(files)
            try first.log(1)
            let second = try StoreUnderTest(files, process: 200, identifiers: RandomIdentifiers())
            files.fail(at: files.callCount + call, with: .end, from: true)
            second.locked {
                isDone = (try? second.store.nameReplicaAnew()) != nil
            }
            files.fail(at: 0, with: nil)

            try first.log(2)

            let again = try StoreUnderTest(files.copy())
            #expect(again.store.identity?.replica == first.store.identity?.replica, "call \(call)")
            #expect(again.ids == [1, 2].map(UUID.fixture), "call \(call)")
        }
        #expect(isDone)
    }

    @Test(arguments: 1...60)
    func `numbers that may be lost are not given by who runs when their finder stops (ST-46)`(
        call: Int
    ) throws {
        let (first, second) = try makeTwo()
        let old = try #require(first.store.identity?.replica)
        // The last change was confirmed, and is damaged before the second process reads it.
        files.change(DamagedStore.journal) { bytes in
            let end = bytes[...].withoutZeros?.upperBound ?? 0
            bytes[end - 1] ^= 1
        }
        files.fail(at: files.callCount + call, with: .end, from: true)
        _ = try? StoreUnderTest(files, process: 300, identifiers: RandomIdentifiers())
        files.fail(at: 0, with: nil)

        try second.log(3)

        #expect(second.store.state.numbers[old]?.ranges == [0...0])
        #expect(second.ids == [1, 3].map(UUID.fixture))
    }

    /// Two processes that know of change 1; change 2 was written by another one, which was killed
    /// before the flush.
    private func makeUnflushed() throws -> (StoreUnderTest, StoreUnderTest) {
        let first = try StoreUnderTest(files)
        try first.log(1)
        let second = try StoreUnderTest(files, identifiers: RandomIdentifiers())
        let third = try StoreUnderTest(files)
        let flush = try first.callNumber(of: .flush, logging: 2)
        files.fail(at: flush, with: .end, from: true)
        #expect(throws: SiteRotationError.self) { try first.log(2) }
        files.fail(at: 0, with: nil)
        return (second, third)
    }

    private func expectSafe(_ numbers: [UInt16]) throws {
        var generator = SeededGenerator(seed: 1)
        let again = try StoreUnderTest(files.afterPowerCut(.allLost, &generator))
        #expect(again.ids == numbers.map(UUID.fixture))
        #expect(again.store.report.isClean)
    }

    @Test func `what is confirmed is on the device under a new name, too (SR-32, ST-46)`() throws {
        let (second, _) = try makeUnflushed()
        try second.locked {
            try second.store.catchUp(isLocked: true)
            try second.store.nameReplicaAnew()
        }

        #expect(try second.log(2).isRepeat)

        try expectSafe([1, 2])
    }

    @Test func `what is confirmed is on the device, whoever began another journal (SR-32, ST-36)`()
        throws
    {
        // The third cannot write the snapshot for which it begins a journal.
        let (second, third) = try makeUnflushed()
        let probe = try StoreUnderTest(files.copy())
        let before = probe.files.callCount
        try probe.locked { try probe.store.compact() }
        let calls = probe.files.calls.dropFirst(before)
        let rename = try #require(calls.indices.filter { calls[$0] == .rename }.last)
        try third.locked { try third.store.catchUp(isLocked: true) }
        files.fail(at: files.callCount + rename - before + 1, with: .inputOutput)
        third.locked { #expect(throws: SiteStoreError.self) { try third.store.compact() } }
        files.fail(at: 0, with: nil)

        #expect(try second.log(2).isRepeat)

        #expect(second.store.highest == 2)
        try expectSafe([1, 2])
    }

    @Test func `what is confirmed is on the device after a flush that failed (SR-32, ST-23)`()
        throws
    {
        let (second, _) = try makeUnflushed()
        try second.locked { try second.store.catchUp(isLocked: true) }
        files.fail(at: try second.callNumber(of: .flush, logging: 3), with: .failedFlush)

        try second.log(3)
        #expect(second.store.highest > 1)
        #expect(try second.log(2).isRepeat)

        try expectSafe([1, 2, 3])
    }
}
