public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockSaveSiteSettingsUseCase: SaveSiteSettingsUseCaseProtocol {
    public let executing = Stub<[SiteSettingsChange], SiteSettings, RepositoryError>(
        "MockSaveSiteSettingsUseCase.execute"
    )

    public init() {}

    public func execute(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        try await executing(changes)
    }
}
