import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
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

        let changed = try await repository.change([
            .targetHours(48), .absorptionThreshold(35), .strategy(.bodyPartCooldown), .cooldown(4),
            .onboardingCompleted(true),
        ])

        #expect(changed == settings)
        #expect(try await repository.settings() == settings)
        #expect(await changes.first { _ in true } == settings)
    }

    @Test(arguments: adapters)
    func
        `a change keeps what somebody else has changed, and says nothing when nothing is new (SR-83)`(
            adapter: Adapter
        ) async throws
    {
        let repository = adapter.make()
        try await repository.change([.targetHours(48)])
        let changes = repository.changes()

        #expect(try await repository.change([.targetHours(48)]) == SiteSettings(targetHours: 48))
        try await repository.change([.cooldown(4)])

        let expected = SiteSettings(targetHours: 48, cooldown: 4)
        #expect(try await repository.settings() == expected)
        #expect(await changes.first { _ in true } == expected)
    }

    @Test(arguments: [
        (SiteSettingsChange.targetHours(500), SiteSettings(targetHours: 168)),
        (.targetHours(-1), SiteSettings()),
        (.targetHours(71), SiteSettings(targetHours: 71)),
        (.absorptionThreshold(1), SiteSettings(absorptionThreshold: 5)),
        (.strategy(.byBodyPart), SiteSettings(strategy: .byBodyPart)),
        (.cooldown(99), SiteSettings(cooldown: 10)),
        (.onboardingCompleted(true), SiteSettings(isOnboardingCompleted: true)),
    ])
    func `every setting can be changed, within its range (SR-82)`(
        change: SiteSettingsChange,
        expected: SiteSettings
    ) async throws {
        for adapter in Self.adapters {
            #expect(try await adapter.make().change([change]) == expected)
        }
    }
}
