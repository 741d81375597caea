public import MomentumDomain

/// The wearer's settings of the tracker.
public protocol SiteSettingsRepository: Sendable {
    /// The present settings, with defaults for those never chosen.
    func settings() async throws(RepositoryError) -> SiteSettings

    /// Changes some settings and keeps the others, even if another process changes those meanwhile.
    ///
    /// - Parameter changes: The new values; nothing is written when they equal the old ones.
    /// - Returns: All present settings.
    /// - Throws: The failure to read or save; the old settings then stay.
    @discardableResult
    func change(_ changes: [SiteSettingsChange]) async throws(RepositoryError) -> SiteSettings

    /// The settings after each change from now on, by any process.
    func changes() -> AsyncStream<SiteSettings>

    /// Forgets the copy that an adapter keeps of the wearer's settings, before the records become
    /// those of another history: a copy without records is taken for a choice.
    ///
    /// An adapter without a copy has nothing to do.
    func forgetCopy() async throws(RepositoryError)
}

extension SiteSettingsRepository {
    public func forgetCopy() async throws(RepositoryError) {}
}
