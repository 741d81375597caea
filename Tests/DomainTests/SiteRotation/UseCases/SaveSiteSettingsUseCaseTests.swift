import MomentumDomain
import MomentumTestSupport
import Testing

@Suite struct SaveSiteSettingsUseCaseTests {
    @Test func `a change keeps what somebody else has changed meanwhile (SR-83)`() async throws {
        let repository = MockSiteSettingsRepository(SiteSettings(targetHours: 48))
        repository.saving.next(.success(()))

        let saved = try await SaveSiteSettingsUseCase(settings: repository)
            .execute([.cooldown(4), .absorptionThreshold(10)])

        let expected = SiteSettings(targetHours: 48, absorptionThreshold: 10, cooldown: 4)
        #expect(saved == expected)
        #expect(repository.saving.calls == [expected])
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
        let repository = MockSiteSettingsRepository(SiteSettings())
        repository.saving.always { _ in }

        #expect(
            try await SaveSiteSettingsUseCase(settings: repository).execute([change]) == expected
        )
    }

    @Test func `nothing is written when nothing is new, and a failure is thrown (SR-84, SR-145)`()
        async throws
    {
        let repository = MockSiteSettingsRepository(SiteSettings())
        let useCase = SaveSiteSettingsUseCase(settings: repository)
        _ = try await useCase.execute([.cooldown(2)])
        #expect(repository.saving.calls.isEmpty)

        let failure = RepositoryError.unavailable(FailureCause(domain: "Test", code: 28))
        repository.saving.next(.failure(failure))
        await #expect(throws: failure) { try await useCase.execute([.cooldown(3)]) }
    }
}
