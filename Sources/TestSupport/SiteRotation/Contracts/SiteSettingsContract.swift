public import MomentumSiteRotationDomain
public import MomentumTestSupport
import Testing

/// The rules that every repository of the wearer's settings must satisfy.
public enum SiteSettingsContract {
    /// A rule about a repository whose settings were never chosen.
    public typealias Rule = ContractRule<any SiteSettingsRepository>

    public static let rules: [Rule] = [
        Rule("settings that were never chosen are the defaults") { make in
            let settings = try await make().settings()
            #expect(settings == SiteSettings())
        },
        Rule("what was saved is read back and told to listeners") { make in
            let repository = try await make()
            let changes = repository.changes()
            let settings = SiteSettings(
                targetHours: 48,
                absorptionThreshold: 35,
                strategy: .bodyPartCooldown,
                cooldown: 4,
                isOnboardingCompleted: true
            )

            let changed = try await repository.change([
                .targetHours(48), .absorptionThreshold(35), .strategy(.bodyPartCooldown),
                .cooldown(4), .onboardingCompleted(true),
            ])

            #expect(changed == settings)
            #expect(try await repository.settings() == settings)
            #expect(await changes.first { _ in true } == settings)
        },
        Rule("a change keeps the other settings, and is told only if something is new") { make in
            let repository = try await make()
            try await repository.change([.targetHours(48)])
            let changes = repository.changes()

            let same = try await repository.change([.targetHours(48)])
            try await repository.change([.cooldown(4)])

            let expected = SiteSettings(targetHours: 48, cooldown: 4)
            #expect(same == SiteSettings(targetHours: 48))
            #expect(try await repository.settings() == expected)
            #expect(await changes.first { _ in true } == expected)
        },
        Rule("every setting can be changed, within its range") { make in
            let cases: [(SiteSettingsChange, SiteSettings)] = [
                (.targetHours(500), SiteSettings(targetHours: 168)),
                (.targetHours(-1), SiteSettings()),
                (.targetHours(71), SiteSettings(targetHours: 71)),
                (.absorptionThreshold(1), SiteSettings(absorptionThreshold: 5)),
                (.strategy(.byBodyPart), SiteSettings(strategy: .byBodyPart)),
                (.cooldown(99), SiteSettings(cooldown: 10)),
                (.onboardingCompleted(true), SiteSettings(isOnboardingCompleted: true)),
            ]
            for (change, expected) in cases {
                let settings = try await make().change([change])
                #expect(settings == expected)
            }
        },
    ]
}
