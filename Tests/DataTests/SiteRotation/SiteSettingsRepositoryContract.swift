import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The behaviour of every ``SiteSettingsRepository`` (AK-8).
@Suite struct SiteSettingsRepositoryContract {
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (_ folder: URL) -> any SiteSettingsRepository
    }

    static let adapters = [
        Adapter(testDescription: "memory") { _ in InMemorySiteSettingsRepository() },
        Adapter(testDescription: "file") { folder in
            FileSiteSettingsRepository(file: folder.appending(path: "\(UUID())/settings.json"))
        },
        Adapter(testDescription: "records in memory") { _ in
            RecordedSiteSettingsRepository(
                records: InMemorySiteRotationRepository(),
                device: InMemorySiteSettingsRepository(),
                identifiers: RandomIdentifiers(),
                dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
            )
        },
        Adapter(testDescription: "records in files") { folder in
            .recorded(in: folder.appending(path: "\(UUID())"))
        },
    ]

    @Test(arguments: adapters, SiteSettingsContract.rules)
    func `settings keep the contract (SR-82, SR-83)`(
        adapter: Adapter,
        rule: SiteSettingsContract.Rule
    ) async throws {
        let folder = TemporaryFolder()
        try await rule.check { adapter.make(folder.url) }
    }
}
