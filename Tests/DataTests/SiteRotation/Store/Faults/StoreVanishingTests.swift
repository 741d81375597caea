import Foundation
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The folder of a running process is removed (SR-13).
struct StoreVanishingTests {
    private let folder = TemporaryFolder()
    private var store: URL { folder.url.appending(path: "store") }
    private var backup: URL { folder.url.appending(path: "backup") }

    private func repository() -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: store,
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: StoreUnderTest.start)
        )
    }

    private func log(_ number: Int, _ sites: FileSiteRotationRepository) async throws {
        try await sites.perform(
            [.change(number)],
            at: StoreUnderTest.start + Double(number) * 3600
        )
    }

    /// A process that has two entries, and sees its folder go.
    private func repositoryWithoutFolder() async throws -> FileSiteRotationRepository {
        let sites = repository()
        for number in 1...2 { try await log(number, sites) }
        try FileManager.default.copyItem(at: store, to: backup)
        try FileManager.default.removeItem(at: store)
        return sites
    }

    @Test func `a folder that is taken away is an error, and no empty store (SR-13)`()
        async throws
    {
        let sites = try await repositoryWithoutFolder()

        let error = await #expect(throws: RepositoryError.self) { try await sites.records() }
        #expect(error?.cause?.code == SiteStoreError.unreadable(path: "").errorCode)
        #expect(error?.cause?.explanation?.english.contains("not there any more") == true)
        await #expect(throws: SiteRotationError.self) { try await log(3, sites) }
        await #expect(throws: RepositoryError.self) { try await sites.withStore { $0.version } }
        await #expect(throws: RepositoryError.self) { try await sites.records() }

        #expect(folder.names == ["backup"])
    }

    @Test func `of a store whose files are gone nothing is published (ST-45, ST-47)`()
        async throws
    {
        let place = SyncPlace()
        let phone = SyncDevice(0, place)
        try await phone.log(1)
        try await phone.sync()
        let contents = place.contents
        for path in phone.files.contents.keys { try phone.files.remove(path) }

        await #expect(throws: SiteSyncFailure.self) { try await phone.sync() }
        await #expect(throws: RepositoryError.self) { try await phone.records }

        #expect(place.contents == contents)
    }
}
