import Foundation
@testable import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Synchronization
import Testing

struct FileSiteRotationRepositoryTests {
    private let start = Date(timeIntervalSince1970: 1_750_000_000)

    private func repository(
        _ files: any FileSystem,
        at path: String = "/store",
        clock: any Clock<Duration> = InstantClock(),
        onWait: @escaping @Sendable (Int32?) -> Void = { _ in }
    ) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: URL(filePath: path),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: start),
            clock: clock,
            fileSystem: files,
            onWait: onWait
        )
    }

    private func withFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        // In a folder that is not there yet.
        try await body(folder.appending(path: "a/Site Rotation.store").path())
    }

    @Test func `records outlive the process that wrote them (SR-147)`() async throws {
        try await withFolder { path in
            let first = repository(PosixFileSystem(), at: path)
            for number in 1...20 {
                try await first.perform([.change(number)], at: start + Double(number) * 3600)
            }

            let second = repository(PosixFileSystem(), at: path)

            #expect(try await second.records() == (try await first.records()))
            #expect(try await second.records().entries.count == 20)
            #expect(try await second.report().isClean)
        }
    }

    @Test func `two writers of one folder neither lose nor contradict each other (ST-36)`()
        async throws
    {
        try await withFolder { path in
            let count = Soak.count(60, soak: 1000)
            let writers = [0, 1].map { _ in
                repository(PosixFileSystem(), at: path, clock: ContinuousClock())
            }
            let reader = repository(PosixFileSystem(), at: path, clock: ContinuousClock())
            try await withThrowingTaskGroup { group in
                for (index, writer) in writers.enumerated() {
                    group.addTask {
                        for number in 0..<count {
                            let id = 1 + number * 2 + index
                            try await writer.perform([.change(id)], at: start + Double(id) * 20)
                        }
                    }
                }
                group.addTask {
                    for _ in 0..<count {
                        let records = try await reader.records()
                        #expect(records.entries.count { $0.isOpen } <= 1)
                    }
                }
                try await group.waitForAll()
            }
            for repository in writers + [reader] {
                let records = try await repository.records()
                #expect(records.entries.count == 2 * count)
                #expect(records.entries.count { $0.isOpen } == 1)
            }
            #expect(try await repository(PosixFileSystem(), at: path).report().isClean)
        }
    }

    @Test func `a listener hears of what another process wrote (SR-36, ST-36)`() async throws {
        let files = FaultyFileSystem()
        let (one, other) = (repository(files, clock: TestClock()), repository(files))
        _ = try await one.records()
        var changes = one.changes().makeAsyncIterator()

        try await other.perform([.change(1)], at: start)
        _ = try await one.records()

        #expect(await changes.next()?.entries.map(\.id) == [.fixture(1)])
    }

    @Test(
        arguments: [(getppid(), "Process \(getppid())"), (.max - 1, "Another process")]
            as [(Int32, String)]
    )
    func `who waits is told so, and in the end who holds the lock if that one lives (ST-35)`(
        process: Int32,
        name: String
    ) async throws {
        let files = FaultyFileSystem()
        let holder = try StoreUnderTest(files, process: process)
        try holder.log(1)
        let waits = Mutex<[Int32?]>([])
        let sites = repository(files) { process in waits.withLock { $0.append(process) } }
        _ = try await sites.records()
        _ = try holder.lock.tryAcquire()

        let error = await #expect(throws: SiteRotationError.self) {
            try await sites.perform([.change(2)], at: start + 9 * 3600)
        }

        guard case .repository(.unavailable(let cause)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect((cause.domain, cause.code) == ("SiteRotation.Store", 5))
        #expect(
            cause.explanation?.english
                == "\(name) is using the files. Nothing was changed. Try again when it is done."
        )
        #expect(waits.withLock { $0 } == [process == getppid() ? process : nil])
        holder.lock.release()
        try await sites.perform([.change(2)], at: start + 9 * 3600)
        #expect(try await sites.records().entries.count == 2)
    }

    @Test func `after a failure that lasts, a retry opens the store again (ST-21, ST-23)`()
        async throws
    {
        let files = FaultyFileSystem()
        let sites = repository(files)
        try await sites.perform([.change(1)], at: start)
        files.fail(at: files.callCount + 1, with: .failedFlush, from: true)

        for _ in 0..<3 {
            await #expect(throws: SiteRotationError.self) {
                try await sites.perform([.change(2)], at: start + 3600)
            }
            #expect(try await sites.records().entries.map(\.id) == [.fixture(1)])
        }
        #expect(try await sites.report().readOnlyReason != nil)

        files.fail(at: 0, with: nil)
        try await sites.perform([.change(2)], at: start + 3600)
        var generator = SeededGenerator(seed: 1)
        let again = repository(files.afterPowerCut(.allLost, &generator))
        #expect(try await again.records().entries.map(\.id) == [.fixture(1), .fixture(2)])
        #expect(try await again.report().isClean)
    }

    @Test func `damage stays listed until it is acknowledged (ST-11)`() async throws {
        let store = try DamagedStore(changes: 9)
        store.files.change(DamagedStore.journal) { $0[200] ^= 1 }

        let contents = store.files.contents

        let first = try await repository(store.files).report()
        #expect(first.damage.map(\.file) == ["00000001.journal"])
        #expect(try await repository(store.files).trouble() == .damaged(files: 1))
        #expect(store.files.contents == contents)
        let writer = repository(store.files)
        try await writer.perform([.change(20)], at: start + 20 * 3600)
        let listed = try await writer.report().unacknowledged
        #expect(listed.count == 1)
        #expect(try await repository(store.files).trouble() == .damaged(files: 1))
        let second = repository(store.files)
        #expect(try await second.report().unacknowledged == listed)
        #expect(try await second.report().isClean == false)
        try await second.acknowledgeTrouble()
        #expect(try await second.report().isClean)
        #expect(try await second.trouble() == nil)

        #expect(try await repository(store.files).report().unacknowledged == [])
        // The kept file is still there.
        #expect(store.files.contents.keys.contains { $0.contains("quarantine/00000001.journal") })
    }

    @Test func `what is missing stays listed until it is acknowledged, too (ST-11)`() async throws {
        let store = try StoreUnderTest(FaultyFileSystem())
        try store.log(1)
        for number in 2...4 {
            try store.locked { try store.store.startJournal(UInt64(number)) }
            try store.log(number)
        }
        let files = store.files.copy()
        try files.remove("/store/00000002.journal")

        let first = try await repository(files).report()
        #expect(first.missing.map(\.first) == [1])
        let second = repository(files)
        #expect(try await second.report().missing == first.missing)
        #expect(try await second.trouble() == .missing(changes: 1))
        try await second.acknowledgeDamage()

        #expect(try await repository(files).report().isClean)
    }

    @Test func `damage that nobody has put aside yet can be acknowledged (ST-11)`() async throws {
        let store = try DamagedStore(changes: 9)
        store.files.change(DamagedStore.journal) { $0[200] ^= 1 }
        let damaged = store.files.contents[DamagedStore.journal]
        let sites = repository(store.files)
        #expect(try await sites.trouble() == .damaged(files: 1))

        try await sites.acknowledgeTrouble()

        #expect(try await sites.report().isClean)
        #expect(try await repository(store.files).trouble() == nil)
        let kept = store.files.contents.filter { $0.key.contains("quarantine/00000001.journal") }
        #expect(kept.values.contains { $0 == damaged })
    }

    @Test func `calls from many tasks at once are carried out one by one (ST-38)`() async throws {
        let sites = repository(FaultyFileSystem())
        await withTaskGroup { group in
            for number in 1...40 {
                group.addTask {
                    _ = try? await sites.perform([.change(number)], at: start + Double(number))
                }
            }
        }
        let records = try await sites.records()
        #expect(records.entries.count { $0.isOpen } == 1)
        #expect(records.entries.count > 0)
        #expect(try await sites.report().missing.isEmpty)
    }

    @Test func `a newer store is refused and left as it is (SR-81, ST-40)`() async throws {
        let files = FaultyFileSystem()
        let store = try StoreUnderTest(files)
        try store.log(1)
        var header = store.store.header(.journal, generation: 2)
        (header.formatVersion, header.leastReader) = (9, 7)
        let file = try files.open("/store/00000002.journal", .making)
        _ = try files.write(header.encoded(), to: file, at: 0)
        let contents = files.contents

        let error = await #expect(throws: RepositoryError.self) {
            try await repository(files.copy()).records()
        }

        guard case .unreadable(let cause) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect((cause.domain, cause.code) == ("SiteRotation.Store", 3))
        // A process that has the store open notices, too.
        #expect(throws: SiteRotationError.self) { try store.log(2) }
        #expect(files.contents == contents)
    }
}
