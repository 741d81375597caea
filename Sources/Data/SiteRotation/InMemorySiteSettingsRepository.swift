public import MomentumDomain
public import MomentumSiteRotationDomain

/// Settings that last as long as the program.
public actor InMemorySiteSettingsRepository: SiteSettingsRepository, SiteSettingsMirror {
    private var stored: SiteSettings
    private var isMirror = false
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
        isMirror = false
        adopt(changed)
        return changed
    }

    public func document() async throws(RepositoryError) -> MirroredSiteSettings {
        MirroredSiteSettings(stored, isMirror: isMirror)
    }

    public func mirror(
        _ settings: SiteSettings,
        changing changes: [SiteSettingsChange]
    ) async throws(RepositoryError) {
        isMirror = true
        let changed = settings.with(device: stored.applying(changes))
        if changed != stored { adopt(changed) }
    }

    private func adopt(_ changed: SiteSettings) {
        stored = changed
        broadcast.send(changed)
    }

    public nonisolated func changes() -> AsyncStream<SiteSettings> {
        broadcast.values()
    }
}
