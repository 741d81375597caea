public import MomentumDomain

/// A repository of settings that answers what a test tells it to, and records what it was asked.
public final class MockSiteSettingsRepository: SiteSettingsRepository {
    public let reading = Stub<Void, SiteSettings, RepositoryError>(
        "MockSiteSettingsRepository.settings"
    )
    public let saving = Stub<SiteSettings, Void, RepositoryError>("MockSiteSettingsRepository.save")
    private let broadcast = Broadcast<SiteSettings>()

    /// A repository whose every call has to be prepared.
    public init() {}

    /// A repository that always answers with `settings`; saving has to be prepared.
    public init(_ settings: SiteSettings) {
        reading.always { settings }
    }

    /// Tells listeners of settings that somebody else has changed.
    public func announce(_ settings: SiteSettings) {
        broadcast.send(settings)
    }

    public func settings() async throws(RepositoryError) -> SiteSettings {
        try await reading(())
    }

    public func save(_ settings: SiteSettings) async throws(RepositoryError) {
        try await saving(settings)
    }

    public func changes() -> AsyncStream<SiteSettings> {
        broadcast.values()
    }
}
