public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockSaveSiteSettingsUseCase: SaveSiteSettingsUseCaseProtocol {
    public let executing = Stub<[SiteSettingsChange], SiteSettings, RepositoryError>(
        "MockSaveSiteSettingsUseCase.execute"
    )

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        try await executing(changes)
    }
}
