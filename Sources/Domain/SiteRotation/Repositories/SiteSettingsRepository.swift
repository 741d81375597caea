public import MomentumDomain

/// The wearer's settings of the tracker, wherever they are kept.
public protocol SiteSettingsRepository: Sendable {
    /// The settings as they are; defaults where nothing was ever chosen.
    func settings() async throws(RepositoryError) -> SiteSettings

    /// Changes some settings and leaves the others as they are kept, whoever changes those at the
    /// same time.
    ///
    /// - Parameter changes: The new values; nothing is written when they are the old ones.
    /// - Returns: All settings as they are now.
    /// - Throws: When they could not be read or saved; the ones before stand then.
    @discardableResult
    func change(_ changes: [SiteSettingsChange]) async throws(RepositoryError) -> SiteSettings

    /// The settings after each change from now on, whoever made it.
    func changes() -> AsyncStream<SiteSettings>
}
