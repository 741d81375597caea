public import MomentumDomain
public import MomentumSiteRotationDomain

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

    @discardableResult
    public func change(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        let changed = stored.applying(changes)
        guard changed != stored else { return stored }
        stored = changed
        broadcast.send(changed)
        return changed
    }

    public nonisolated func changes() -> AsyncStream<SiteSettings> {
        broadcast.values()
    }
}
