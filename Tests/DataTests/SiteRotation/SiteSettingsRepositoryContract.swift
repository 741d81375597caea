import Foundation
import MomentumData
import MomentumDomain
import Testing

/// What every ``SiteSettingsRepository`` does, whatever it is made of (AK-8).
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
    ]

    @Test(arguments: adapters)
    func `settings that were never chosen are the defaults (SR-82)`(adapter: Adapter) async throws {
        #expect(try await adapter.make().settings() == SiteSettings())
    }

    @Test(arguments: adapters)
    func `what was saved is read back and told to listeners (SR-83)`(
        adapter: Adapter
    ) async throws {
        let repository = adapter.make()
        let changes = repository.changes()
        let settings = SiteSettings(
            targetHours: 48,
            absorptionThreshold: 35,
            strategy: .bodyPartCooldown,
            cooldown: 4,
            isOnboardingCompleted: true
        )

        try await repository.save(settings)

        #expect(try await repository.settings() == settings)
        #expect(await changes.first { _ in true } == settings)
    }
}
