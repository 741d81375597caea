/// Changes the newest settings that the repository has.
public struct SaveSiteSettingsUseCase: SaveSiteSettingsUseCaseProtocol {
    private let settings: any SiteSettingsRepository

    public init(settings: any SiteSettingsRepository) {
        self.settings = settings
    }

    public func execute(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        try await settings.change(changes)
    }
}
