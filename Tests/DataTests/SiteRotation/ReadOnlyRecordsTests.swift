import Foundation
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Records whose folder or files cannot be written.
@Suite struct ReadOnlyRecordsTests {
    private let start = StoreUnderTest.start

    private func repository(_ files: FaultyFileSystem) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: URL(filePath: StoreUnderTest.path),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: start),
            clock: InstantClock(),
            fileSystem: files
        )
    }

    @Test func `a store that may not be written is read, and says so (SR-146, TR-28)`() async throws
    {
        let files = FaultyFileSystem()
        try await repository(files).perform([.change(1)], at: start)
        try files.remove("/store/lock")
        files.fail(at: 0, with: .noSpace, from: true)
        // Only making new names fails; reading still works.
        let sites = repository(files)

        #expect(try await sites.records().entries.map(\.id) == [.fixture(1)])
        let reason = try #require(try await sites.report().readOnlyReason)
        #expect(reason.english.hasSuffix(": \(String(cString: strerror(ENOSPC)))."))
        #expect(try await sites.trouble()?.errorCode == 102)
        await #expect(throws: SiteRotationError.self) {
            try await sites.perform([.change(2)], at: start + 3600)
        }
        files.fail(at: 0, with: nil)
        try await sites.perform([.change(2)], at: start + 3600)
    }

    @Test(arguments: [false, true])
    func `a store whose journal alone is write-protected is read, and says so (SR-146, TR-28)`(
        isWrittenFirst: Bool
    ) async throws {
        let files = FaultyFileSystem()
        try await repository(files).perform([.change(1)], at: start)
        files.protect("/store/00000001.journal")
        let sites = repository(files)

        if isWrittenFirst {
            await #expect(throws: SiteRotationError.self) {
                try await sites.perform([.change(2)], at: start + 3600)
            }
        }
        #expect(try await sites.records().entries.map(\.id) == [.fixture(1)])
        #expect(try await sites.backup(at: start).writes.entries.count == 1)
        let reason = try #require(try await sites.report().readOnlyReason)
        #expect(reason.english.contains("00000001.journal"))
        await #expect(throws: SiteRotationError.self) {
            try await sites.perform([.change(2)], at: start + 3600)
        }
        files.protect("/store/00000001.journal", false)
        try await sites.perform([.change(2)], at: start + 3600)
        #expect(try await sites.records().entries.count == 2)
    }

    @Test func `an empty folder that may not be written is an error, not an empty store (SR-13)`()
        async throws
    {
        let files = FaultyFileSystem()
        files.fail(at: 1, with: .noSpace, from: true)

        await #expect(throws: RepositoryError.self) { try await repository(files).records() }
    }
}
