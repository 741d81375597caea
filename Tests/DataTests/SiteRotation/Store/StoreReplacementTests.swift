import Foundation
@testable import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Another folder takes the place of the folder of a running process, as when a person puts back a
/// copy (SR-13, ST-36).
@Suite(.timeLimit(.minutes(5))) struct StoreReplacementTests {
    private let start = Date(timeIntervalSince1970: 1_750_000_000)
    private let folder: URL
    private let parent = TemporaryFolder()

    init() {
        folder = parent.url.appending(path: "store")
    }

    private func repository(
        clock: any Clock<Duration> = InstantClock()
    ) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: folder,
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: start + 86_400),
            clock: clock,
            fileSystem: PosixFileSystem()
        )
    }

    private func log(_ number: Int, _ repository: FileSiteRotationRepository) async throws {
        try await repository.perform([.change(number)], at: start + Double(number) * 60)
    }

    /// Moves the folder away, and puts `copy` in its place.
    private func putBack(_ copy: URL) throws {
        try FileManager.default.moveItem(at: folder, to: parent.url.appending(path: "moved"))
        try FileManager.default.copyItem(at: copy, to: folder)
    }

    /// Logs two changes, with a copy of the folder between them.
    private func fill() async throws -> (FileSiteRotationRepository, copy: URL) {
        let running = repository()
        let copy = parent.url.appending(path: "copy")
        try await log(1, running)
        try FileManager.default.copyItem(at: folder, to: copy)
        try await log(2, running)
        return (running, copy)
    }

    @Test func `a running process reads the copy, and its listeners hear of it`() async throws {
        let (running, copy) = try await fill()
        var heard = running.changes().makeAsyncIterator()

        try putBack(copy)

        #expect(try await running.records().entries.map(\.id) == [.fixture(1)])
        var last = await heard.next()
        while let records = last, records.entries.count != 1 { last = await heard.next() }
        #expect(last?.entries.map(\.id) == [.fixture(1)])
    }

    @Test(arguments: [false, true])
    func `a running process writes into the copy`(isCompacted: Bool) async throws {
        let (running, copy) = try await fill()

        try putBack(copy)
        try await log(3, running)
        if isCompacted {
            try await running.withStore { store throws(SiteStoreError) in try store.compact() }
        }

        for reader in [running, repository()] {
            let entries = try await reader.records().entries
            #expect(Set(entries.map(\.id)) == [.fixture(1), .fixture(3)])
        }
    }

    @Test func `a snapshot of a running process removes nothing of the copy`() async throws {
        let (running, copy) = try await fill()

        try putBack(copy)
        try await running.withStore { store throws(SiteStoreError) in try store.compact() }

        #expect(try await repository().records().entries.map(\.id) == [.fixture(1)])
    }

    @Test func `a process that waited for the lock writes into the copy`() async throws {
        let clock = TestClock()
        let (_, copy) = try await fill()
        let waiting = repository(clock: clock)
        #expect(try await waiting.records().entries.count == 2)
        func heldLock() throws -> FileLock {
            let path = folder.appending(path: StoreFolder.lockName).path
            let lock = try FileLock(opening: path, process: getpid(), in: PosixFileSystem())
            #expect(try lock.tryAcquire())
            return lock
        }
        let former = try heldLock()

        let logging = Task {
            try await log(3, waiting)
            // Wakes the test, also if nothing has waited for the present lock.
            try await clock.sleep(for: .seconds(1))
        }
        await clock.waitForSleepers(1)
        try putBack(copy)
        let present = try heldLock()
        former.release()
        clock.advance(by: .seconds(1))
        // The lock of the folder that was moved away protects nothing.
        await clock.waitForSleepers(1)
        #expect(try await repository().records().entries.map(\.id) == [.fixture(1)])
        present.release()
        clock.advance(by: .seconds(1))
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        try await logging.value

        #expect(
            try await Set(repository().records().entries.map(\.id)) == [.fixture(1), .fixture(3)]
        )
    }

    @Test func `processes with different locks take that of the folder`() async throws {
        let (running, _) = try await fill()
        try FileManager.default.removeItem(at: folder.appending(path: StoreFolder.lockName))
        let other = repository()
        try await log(3, other)

        try await log(4, running)
        try await log(5, other)

        #expect(try await repository().records().entries.count == 5)
        #expect(try await repository().report().isClean)
    }
}
