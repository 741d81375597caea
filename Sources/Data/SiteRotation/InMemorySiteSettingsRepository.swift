public import MomentumDomain

/// Settings that last as long as the program.
public actor InMemorySiteSettingsRepository: SiteSettingsRepository {
    private var stored: SiteSettings
    private let broadcast = Broadcast<SiteSettings>()

    public init(_ settings: SiteSettings = SiteSettings()) {
        stored = settings
    }

    public func settings() async throws(RepositoryError) -> SiteSettings {
        stored
    }

    public func save(_ settings: SiteSettings) async throws(RepositoryError) {
        stored = settings
        broadcast.send(settings)
    }

    public nonisolated func changes() -> AsyncStream<SiteSettings> {
        broadcast.values()
    }
}
