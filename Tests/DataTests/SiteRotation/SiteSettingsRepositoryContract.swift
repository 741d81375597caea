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
        let make: @Sendable () -> any SiteSettingsRepository
    }

    static let adapters = [
        Adapter(testDescription: "memory") { InMemorySiteSettingsRepository() },
        Adapter(testDescription: "file") {
            FileSiteSettingsRepository(
                file: URL.temporaryDirectory.appending(path: "momentum-\(UUID())/settings.json")
            )
        },
        Adapter(testDescription: "records in memory") {
            RecordedSiteSettingsRepository(
                records: InMemorySiteRotationRepository(),
                device: InMemorySiteSettingsRepository(),
                identifiers: RandomIdentifiers(),
                dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
            )
        },
        Adapter(testDescription: "records in files") {
            let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
            return .recorded(in: folder)
        },
    ]

    @Test(arguments: adapters, SiteSettingsContract.rules)
    func `settings keep the contract (SR-82, SR-83)`(
        adapter: Adapter,
        rule: SiteSettingsContract.Rule
    ) async throws {
        try await rule.check { adapter.make() }
    }
}
