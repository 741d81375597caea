import Foundation
@testable import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Synchronization
import Testing

/// A cancelled import ends soon, and changes nothing (TR-15).
@Suite struct GivenUpImportTests {
    let now = StoreUnderTest.start

    @Test func `each part tells how far it is, and ends there when it is given up (TR-15)`()
        async throws
    {
        let folder = TemporaryFolder()
        for stage in [nil, LongWork.Stage.reading, .checking, .merging, .saving] {
            let repository = repository(folder)
            let before = try await repository.records()
            let files = contents(of: folder)
            let heard = Mutex<[LongWork.Stage]>([])

            let task = Task { () -> Result<Int, RepositoryError> in
                await LongWork.reporting { progress in
                    heard.withLock { $0.append(progress.stage) }
                    if progress.stage == stage { withUnsafeCurrentTask { $0?.cancel() } }
                } _: {
                    await importRows(repository)
                }
            }
            let outcome = await task.value

            if let stage {
                #expect(outcome == .failure(.cancelled))
                #expect(heard.withLock { $0.last } == stage)
                #expect(contents(of: folder) == files, "\(stage)")
                #expect(try await self.repository(folder).records() == before)
            } else {
                #expect(outcome == .success(3000))
                let stages: [LongWork.Stage] = [.reading, .checking, .merging, .saving]
                #expect(Set(heard.withLock { $0 }) == Set(stages))
            }
            // Rows that are there already are not imported a second time.
            if stage == nil { try FileManager.default.removeItem(at: folder.url) }
        }
    }

    @Test func `a long write is taken back when it is given up, and nothing turns up (TR-15)`()
        async throws
    {
        let files = FaultyFileSystem()
        let change = longImport
        let kept = try await Task {
            let store = try StoreUnderTest(files)
            store.store.limitParts(to: 64 << 10)
            try store.log(1)
            files.ignoreFlushes { _ in
                // After the first of several parts.
                withUnsafeCurrentTask { $0?.cancel() }
                return false
            }
            #expect(throws: SiteRotationError.repository(.cancelled)) {
                try store.perform([.importEntries(change)], hour: 2)
            }
            let kept = try StoreUnderTest(files.copy()).ids
            try store.log(2)
            return kept
        }.value

        #expect(kept == [UUID.fixture(1)])
        let reopened = try StoreUnderTest(files.copy())
        #expect(reopened.ids == [1, 2].map(UUID.fixture))
        #expect(reopened.store.report.damage.isEmpty)
    }

    @Test func `a snapshot whose reading is given up is not broken (TR-15)`() async throws {
        let folder = TemporaryFolder()
        let first = repository(folder)
        _ = await importRows(first)
        try await first.withStore { store throws(SiteStoreError) in try store.compact() }
        let files = contents(of: folder)

        let second = repository(folder)
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: RepositoryError.cancelled) { try await second.records() }
        }.value

        #expect(contents(of: folder) == files)
        #expect(try await second.records().entries.count == 3000)
        #expect(try await second.trouble() == nil)
    }

    /// An import that is written in several parts of 64 KiB.
    private var longImport: SiteImport {
        let rows = (0..<400).map { number in
            SiteEntry(
                id: .fixture(100 + number),
                locationID: nil,
                startTime: now - Double(number + 1) * 60,
                endTime: now - Double(number) * 60,
                note: String(repeating: "long ", count: 100)
            )
        }
        return SiteImport(id: .fixture(9), mode: .merge, newPlaces: [], entries: rows)
    }

    @Test(arguments: 0..<4)
    func `given up after a failed flush, a store goes on in an empty journal (TR-15, ST-23)`(
        part: Int
    ) async throws {
        let change = longImport
        let files = FaultyFileSystem()
        let shared = Mutex(try StoreUnderTest(files))
        try shared.withLock { store in
            store.store.limitParts(to: 64 << 10)
            try store.log(1)
        }
        let probe = try StoreUnderTest(files.copy())
        probe.store.limitParts(to: 64 << 10)
        let before = probe.files.callCount
        try probe.perform([.importEntries(change)], hour: 2)
        let calls = probe.files.calls[before...]
        let flushes = calls.indices.filter { calls[$0] == .flush }
        files.fail(at: files.callCount + flushes[part] - before + 1, with: .failedFlush)
        files.ignoreFlushes { flush in
            // In the journal that takes the place of the one that cannot be flushed.
            if flush.path == "/store/00000002.journal" { withUnsafeCurrentTask { $0?.cancel() } }
            return false
        }

        await Task { @Sendable in
            shared.withLock { store in
                _ = #expect(throws: SiteRotationError.repository(.cancelled)) {
                    try store.perform([.importEntries(change)], hour: 2)
                }
            }
        }.value
        files.ignoreFlushes { _ in false }

        try shared.withLock { store in
            #expect(store.store.failure == nil)
            #expect(store.ids == [.fixture(1)])
            #expect(try StoreUnderTest(files.copy()).ids == [.fixture(1)])
            try store.log(2)
        }
        let reopened = try StoreUnderTest(files.copy())
        #expect(reopened.ids == [1, 2].map(UUID.fixture))
        #expect(reopened.store.trouble == nil)
        // Even bytes that the failed flush has left on the device do not turn up.
        for (number, survival) in Survival.allCases.enumerated() {
            var generator = SeededGenerator(seed: UInt64(number))
            let left = try StoreUnderTest(files.afterPowerCut(survival, &generator))
            #expect(left.ids == [1, 2].map(UUID.fixture), "\(survival)")
        }
    }

    @Test func `given up while it is read again or reopened, a store goes on later (TR-15)`()
        async throws
    {
        let files = FaultyFileSystem()
        let names = SeededIdentifiers(seed: 1)
        let shared = Mutex(try StoreUnderTest(files, identifiers: names))
        try shared.withLock { own in
            try own.log(1)
            try own.locked { try own.store.compact() }
        }
        let other = try StoreUnderTest(FaultyFileSystem(), identifiers: SeededIdentifiers(seed: 2))
        try other.locked { try other.store.startJournal(3) }
        let bytes = try #require(other.files.contents["/store/00000003.journal"])
        try files.put("/store/00000003.journal", bytes)
        files.ignoreFlushes { flush in
            // The other store's file is quarantined, and the rest is read once more.
            if flush.path.contains("quarantine") { withUnsafeCurrentTask { $0?.cancel() } }
            return false
        }

        await Task { @Sendable in
            shared.withLock { own in
                _ = #expect(throws: SiteRotationError.repository(.cancelled)) { try own.log(2) }
            }
        }.value
        files.ignoreFlushes { _ in false }
        let failure = SiteStoreError.system(
            FileSystemError(call: .flush, path: "/store/00000002.journal", code: EIO)
        )
        try shared.withLock { own in
            #expect(own.store.failure == nil)
            try own.log(2)
            #expect(own.ids == [1, 2].map(UUID.fixture))
            own.store.giveUp(failure)
        }
        await Task { @Sendable in
            withUnsafeCurrentTask { $0?.cancel() }
            shared.withLock { own in
                _ = #expect(throws: SiteStoreError.cancelled) {
                    try own.locked { () throws(SiteStoreError) in try own.store.reopen() }
                }
            }
        }.value
        try shared.withLock { own in
            #expect(own.store.failure == failure.systemError)
            try own.locked { try own.store.reopen() }
            try own.log(3)
            #expect(try StoreUnderTest(files.copy()).ids == [1, 2, 3].map(UUID.fixture))
        }
    }

    private func contents(of folder: TemporaryFolder) -> [String: Data] {
        let store = folder.url.appending(path: "store")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: store.path)) ?? []
        // A store has its name before its first change.
        return names.filter { $0 != "identity" }.reduce(into: [:]) { files, name in
            // Foundation on Linux leaks a page for each empty file that it reads as a whole.
            let file = try? FileHandle(forReadingFrom: store.appending(path: name))
            files[name] = (try? file?.readToEnd()) ?? Data()
        }
    }

    private func repository(_ folder: TemporaryFolder) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: folder.url.appending(path: "store"),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: now)
        )
    }

    private func importRows(
        _ repository: FileSiteRotationRepository
    ) async -> Result<Int, RepositoryError> {
        let rows = (1...3000).map { number in
            let start = (now - Double(number) * 3600).formatted(.iso8601)
            return "\(start),L Abdomen (Front),1,\n"
        }
        let bytes = Array(("date,location,duration_hours,note\n" + rows.joined()).utf8)
        let prepare = PrepareSiteImportUseCase(
            sites: repository,
            format: CSVSiteRecordsFormat(),
            documents: InMemorySiteDocumentStore(),
            identifiers: RandomIdentifiers()
        )
        do {
            let preview = try await prepare.execute(bytes, mode: .merge, now: now)
            let report = try await CarryOutSiteImportUseCase(sites: repository)
                .execute(preview, now: now)
            return .success(report.importedCount)
        } catch SiteImportError.repository(let error) {
            return .failure(error)
        } catch SiteRotationError.repository(let error) {
            return .failure(error)
        } catch {
            return .failure(.unreadable(FailureCause(domain: "test", code: 0, detail: "\(error)")))
        }
    }
}
