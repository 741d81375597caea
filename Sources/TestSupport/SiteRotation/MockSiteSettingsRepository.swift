public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A repository of settings that gives prepared answers, and records its calls.
public final class MockSiteSettingsRepository: SiteSettingsRepository {
    public let reading = Stub<Void, SiteSettings, RepositoryError>(
        "MockSiteSettingsRepository.settings"
    )
    public let changing = Stub<[SiteSettingsChange], SiteSettings, RepositoryError>(
        "MockSiteSettingsRepository.change"
    )
    private let broadcast = Broadcast<SiteSettings>()

    public init() {}

    /// Creates a repository that always returns `settings`; changes must be prepared.
    public init(_ settings: SiteSettings) {
        reading.always { settings }
    }

    /// Sends settings changed elsewhere to the listeners.
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
