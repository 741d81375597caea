public import MomentumDomain

/// Changes settings of the tracker.
public protocol SaveSiteSettingsUseCaseProtocol: Sendable {
    /// Changes some settings and leaves the others as they are, whatever a screen knew of them.
    ///
    /// - Parameter changes: The new values; nothing is written when they are the old ones.
    /// - Returns: All settings as they are now.
    /// - Throws: When settings could not be read or saved; the ones before stand then.
    @discardableResult
    func execute(_ changes: [SiteSettingsChange]) async throws(RepositoryError) -> SiteSettings
}

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
