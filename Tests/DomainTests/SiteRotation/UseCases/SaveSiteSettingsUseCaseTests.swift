import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct SaveSiteSettingsUseCaseTests {
    @Test func `only what is changed is asked for, so the rest stands as it is (SR-83)`()
        async throws
    {
        let repository = MockSiteSettingsRepository(SiteSettings(targetHours: 48))
        let expected = SiteSettings(targetHours: 60, absorptionThreshold: 10, cooldown: 4)
        repository.changing.next(.success(expected))

        let saved = try await SaveSiteSettingsUseCase(settings: repository)
            .execute([.cooldown(4), .absorptionThreshold(10)])

        #expect(saved == expected)
        #expect(repository.changing.calls == [[.cooldown(4), .absorptionThreshold(10)]])
    }

    @Test func `a failure is thrown (SR-84, SR-145)`() async throws {
        let repository = MockSiteSettingsRepository(SiteSettings())
        let failure = RepositoryError.unavailable(FailureCause(domain: "Test", code: 28))
        repository.changing.next(.failure(failure))

        await #expect(throws: failure) {
            try await SaveSiteSettingsUseCase(settings: repository).execute([.cooldown(3)])
        }
    }
}
