/// The wearer's settings of the tracker, wherever they are kept.
public protocol SiteSettingsRepository: Sendable {
    /// The settings as they are; defaults where nothing was ever chosen (SR-82).
    func settings() async throws(RepositoryError) -> SiteSettings

    /// Keeps settings in place of the ones before.
    ///
    /// - Throws: When they could not be saved; the ones before stand then (SR-84).
    func save(_ settings: SiteSettings) async throws(RepositoryError)

    /// The settings after each change from now on, whoever made it.
    func changes() -> AsyncStream<SiteSettings>
}
