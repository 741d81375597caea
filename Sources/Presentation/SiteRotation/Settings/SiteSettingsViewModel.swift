import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The settings of the tracker, and what they lead to.
@MainActor
@Observable
public final class SiteSettingsViewModel {
    /// What the screen is doing, besides showing the settings.
    public enum State: Hashable, Sendable {
        case showing
        case saving([SiteSettingsChange])
        /// The settings are as they were; ``SiteSettingsViewModel/retry()`` tries the same again.
        case failed([SiteSettingsChange], ErrorMessage)
    }

    public private(set) var state: State = .showing
    /// The version of the program.
    public let version: String

    private let feed: Feed<SiteSettings>
    private let saveSettings: any SaveSiteSettingsUseCaseProtocol
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>

    /// - Parameters:
    ///   - version: The version of the program, as people know it.
    ///   - settings: The settings, shared with the other screens.
    ///   - saveSettings: Saves what was changed.
    ///   - display: How things are said.
    ///   - router: Where the other screens open.
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

    /// The settings as they are saved, whoever changed them.
    public var settings: LoadState<SiteSettings, ErrorMessage> { feed.state }

    /// The texts of the settings; `nil` before they are known.
    public var texts: SiteSettingsAdapter? {
        settings.value.map { SiteSettingsAdapter($0, display: display) }
    }

    /// That this is no medical device.
    public var disclaimer: String { display.texts.disclaimer }

    /// What is stored where.
    public var storage: String { display.texts.settings.storage }

    /// Reads the settings; a call while that is running waits for the same answer.
    public func load() async {
        await feed.load()
    }

    /// Saves new values; until they are saved the old ones are shown. Ignored while others are
    /// being saved.
    public func change(_ changes: [SiteSettingsChange]) async {
        if case .saving = state { return }
        await save(changes)
    }

    /// Tries again what failed; a second call while that is running changes nothing.
    public func retry() async {
        guard case .failed(let changes, _) = state else { return }
        await save(changes)
    }

    /// Opens the zones that are rotated.
    public func manageLocations() { router.push(.locations) }

    /// Opens the export.
    public func exportRecords() { router.push(.exporting) }

    /// Opens the import.
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
