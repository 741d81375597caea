/// Changes the newest settings that the repository has.
public struct SaveSiteSettingsUseCase: SaveSiteSettingsUseCaseProtocol {
    private let settings: any SiteSettingsRepository

    public init(settings: any SiteSettingsRepository) {
        self.settings = settings
    }

    public func execute(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        let before = try await settings.settings()
        let after = before.applying(changes)
        if after != before { try await settings.save(after) }
        return after
    }
}
