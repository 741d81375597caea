import Foundation
import MomentumDomain
import MomentumTestSupport
import Synchronization
import Testing

@testable import MomentumData

/// An import that is given up ends soon, and changes nothing (TR-15).
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
            // What is there already is not imported again.
            if stage == nil { try FileManager.default.removeItem(at: folder.url) }
        }
    }

    @Test func `a long write is taken back when it is given up, and nothing turns up (TR-15)`()
        async throws
    {
        let files = FaultyFileSystem()
        let rows = (0..<400).map { number in
            SiteEntry(
                id: .fixture(100 + number),
                locationID: nil,
                startTime: now - Double(number + 1) * 60,
                endTime: now - Double(number) * 60,
                note: String(repeating: "long ", count: 100)
            )
        }
        let change = SiteImport(id: .fixture(9), mode: .merge, newPlaces: [], entries: rows)

        let kept = try await Task {
            let store = try StoreUnderTest(files)
            store.store.partSize = 64 << 10
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

    private func contents(of folder: TemporaryFolder) -> [String: Data] {
        let store = folder.url.appending(path: "store").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: store)) ?? []
        // A store has its name before its first change.
        return names.filter { $0 != "identity" }.reduce(into: [:]) { files, name in
            files[name] = FileManager.default.contents(atPath: "\(store)/\(name)")
        }
    }

    private func repository(_ folder: TemporaryFolder) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: folder.url.appending(path: "store"),
            identifiers: RandomIdentifiers(),
            clock: FixedWallClock(now: now)
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
