import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The settings of the tracker, and the screens they lead to.
@MainActor
@Observable
public final class SiteSettingsViewModel {
    /// The activity of the screen besides showing the settings.
    public enum State: Hashable, Sendable {
        case showing
        case saving([SiteSettingsChange])
        /// The settings are unchanged; ``SiteSettingsViewModel/retry()`` retries the same change.
        case failed([SiteSettingsChange], ErrorMessage)
    }

    public private(set) var state: State = .showing
    public let version: String

    private let feed: Feed<SiteSettings>
    private let saveSettings: any SaveSiteSettingsUseCaseProtocol
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>

    /// `version` is the version of the program, as people know it.
    public init(
        version: String,
        settings: Feed<SiteSettings>,
        saveSettings: any SaveSiteSettingsUseCaseProtocol,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        self.version = version
        feed = settings
        self.saveSettings = saveSettings
        self.display = display
        self.router = router
    }

    /// The saved settings; they follow every change.
    public var settings: LoadState<SiteSettings, ErrorMessage> { feed.state }

    /// The texts of the settings; `nil` before they are known.
    public var texts: SiteSettingsAdapter? {
        settings.value.map { SiteSettingsAdapter($0, display: display) }
    }

    /// The statement that this is no medical device.
    public var disclaimer: String { display.texts.disclaimer }

    /// The description of what is stored in which place.
    public var storage: String { display.texts.settings.storage }

    /// Reads the settings; a call while one is running waits for the same answer.
    public func load() async {
        await feed.load()
    }

    /// Saves new values; the old ones are shown until then, and a call while saving is ignored.
    public func change(_ changes: [SiteSettingsChange]) async {
        if case .saving = state { return }
        await save(changes)
    }

    /// Retries the failed change; ignored while saving.
    public func retry() async {
        guard case .failed(let changes, _) = state else { return }
        await save(changes)
    }

    public func manageLocations() { router.push(.locations) }

    public func exportRecords() { router.push(.exporting) }

    public func importRecords() { router.push(.importing) }

    private func save(_ changes: [SiteSettingsChange]) async {
        state = .saving(changes)
        do throws(RepositoryError) {
            _ = try await saveSettings.execute(changes)
            state = .showing
        } catch {
            state = error.isCancellation ? .showing : .failed(changes, ErrorMessage(error))
        }
    }
}
