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
        /// Sensors were switched on, and these zones for them alone are missing:
        /// ``SiteSettingsViewModel/acceptOffer()`` adds them,
        /// ``SiteSettingsViewModel/declineOffer()`` adds none.
        case offering([SiteZoneAddition])
        case adding([SiteZoneAddition])
        /// Not all were added; ``SiteSettingsViewModel/acceptOffer()`` tries again.
        case offerFailed([SiteZoneAddition], ErrorMessage)
    }

    public private(set) var state: State = .showing
    public let version: String

    private let feed: Feed<SiteSettings>
    private let saveSettings: any SaveSiteSettingsUseCaseProtocol
    private let offer: SiteSensorOffer
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>

    /// `version` is the version of the program, as people know it.
    public init(
        version: String,
        settings: Feed<SiteSettings>,
        saveSettings: any SaveSiteSettingsUseCaseProtocol,
        offer: SiteSensorOffer,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        self.version = version
        feed = settings
        self.saveSettings = saveSettings
        self.offer = offer
        self.display = display
        self.router = router
    }

    /// The saved settings; they follow every change.
    public var settings: LoadState<SiteSettings, ErrorMessage> { feed.state }

    /// The texts of the settings; `nil` before they are known.
    public var texts: SiteSettingsAdapter? {
        settings.value.map { SiteSettingsAdapter($0, display: display) }
    }

    /// The failure of the last change, or of adding what was offered.
    public var trouble: ErrorMessage? {
        switch state {
        case .failed(_, let message), .offerFailed(_, let message): message
        case .showing, .saving, .offering, .adding: nil
        }
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
        switch state {
        case .saving, .adding: return
        default: await save(changes)
        }
    }

    /// The question whether to add zones for sensors; `nil` without an offer, and once sensors are
    /// off again.
    public var offerQuestion: String? {
        guard let zones = offered else { return nil }
        return display.texts.sensors.offer(zones.map(\.name))
    }

    /// Adds the offered zones; ignored without an offer.
    public func acceptOffer() async {
        guard let zones = offered else { return }
        state = .adding(zones)
        do throws(SiteRotationError) {
            try await offer.add(zones)
            state = .showing
        } catch {
            let isGivenUp = error.isCancellation
            state = isGivenUp ? .offering(zones) : .offerFailed(zones, ErrorMessage(error))
        }
    }

    /// Adds no zone; ignored without an offer.
    public func declineOffer() {
        if offered != nil { state = .showing }
    }

    /// `nil` once sensors are off again, as by another process.
    private var offered: [SiteZoneAddition]? {
        guard feed.state.value?.usesSensors != false else { return nil }
        return switch state {
        case .offering(let zones), .offerFailed(let zones, _): zones
        case .showing, .saving, .failed, .adding: nil
        }
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
        let begins = changes.contains(.sensors(true)) && feed.state.value?.usesSensors != true
        do throws(RepositoryError) {
            _ = try await saveSettings.execute(changes)
            let zones = begins ? await offer.zones() : []
            // The offer holds while sensors are on, so the screen has to know that they are.
            if !zones.isEmpty { await feed.load() }
            state = zones.isEmpty ? .showing : .offering(zones)
        } catch {
            state = error.isCancellation ? .showing : .failed(changes, ErrorMessage(error))
        }
    }
}
