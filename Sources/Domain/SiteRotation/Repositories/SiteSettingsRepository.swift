public import MomentumDomain

/// The wearer's settings of the tracker.
public protocol SiteSettingsRepository: Sendable {
    /// The current settings, with defaults for those never chosen.
    func settings() async throws(RepositoryError) -> SiteSettings

    /// Changes some settings and keeps the others, even if another process changes those meanwhile.
    ///
    /// - Parameter changes: The new values; nothing is written if they equal the old ones.
    /// - Returns: All current settings.
    /// - Throws: The failure to read or save; the old settings then remain.
    @discardableResult
    func change(_ changes: [SiteSettingsChange]) async throws(RepositoryError) -> SiteSettings

    /// The settings after each later change by any process.
    func changes() -> AsyncStream<SiteSettings>

    /// Forgets an adapter's copy of the wearer's settings, before another history replaces the
    /// records. Otherwise the copy would count as a new choice.
    ///
    /// An adapter without a copy does nothing.
    func forgetCopy() async throws(RepositoryError)
}

extension SiteSettingsRepository {
    public func forgetCopy() async throws(RepositoryError) {}
}
