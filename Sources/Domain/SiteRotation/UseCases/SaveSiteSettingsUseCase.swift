public import MomentumDomain

/// Changes settings of the tracker.
public protocol SaveSiteSettingsUseCaseProtocol: Sendable {
    /// Changes some settings and keeps the others, even if a screen shows older ones.
    ///
    /// - Parameter changes: The new values; nothing is written if they equal the old ones.
    /// - Returns: All current settings.
    /// - Throws: The failure to read or save; the old settings then remain.
    @discardableResult
    func execute(_ changes: [SiteSettingsChange]) async throws(RepositoryError) -> SiteSettings
}

/// Changes the newest settings of the repository.
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
