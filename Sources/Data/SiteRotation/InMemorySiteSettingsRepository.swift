public import MomentumDomain
public import MomentumSiteRotationDomain

/// Settings that last as long as the program.
public actor InMemorySiteSettingsRepository: SiteSettingsRepository, SiteSettingsMirror {
    private var stored: SiteSettings
    private var author = MirroredSiteSettings.Author.nobody
    private let broadcast = Broadcast<SiteSettings>()

    public init(_ settings: SiteSettings = SiteSettings()) {
        stored = settings
        if settings != SiteSettings() { author = .firstVersion }
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
        author = .firstVersion
        adopt(changed)
        return changed
    }

    public func document() async throws(RepositoryError) -> MirroredSiteSettings {
        MirroredSiteSettings(stored, by: author)
    }

    public func mirror(
        _ settings: SiteSettings,
        over document: MirroredSiteSettings,
        changing changes: [SiteSettingsChange]
    ) async throws(RepositoryError) {
        let present = MirroredSiteSettings(stored, by: author)
        let copy = present.isNewer(than: document) ? stored : settings
        author = present.isNewer(than: document) ? author : .mirror
        let changed = copy.with(device: stored.applying(changes))
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
