public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A repository of settings that answers what a test tells it to, and records what it was asked.
public final class MockSiteSettingsRepository: SiteSettingsRepository {
    public let reading = Stub<Void, SiteSettings, RepositoryError>(
        "MockSiteSettingsRepository.settings"
    )
    public let changing = Stub<[SiteSettingsChange], SiteSettings, RepositoryError>(
        "MockSiteSettingsRepository.change"
    )
    private let broadcast = Broadcast<SiteSettings>()

    /// A repository whose every call has to be prepared.
    public init() {}

    /// A repository that always answers with `settings`; changing has to be prepared.
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

    @discardableResult
    public func change(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        try await changing(changes)
    }

    public func changes() -> AsyncStream<SiteSettings> {
        broadcast.values()
    }
}
