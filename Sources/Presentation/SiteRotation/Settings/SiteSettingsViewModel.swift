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
        /// The settings are unchanged; ``SiteSettingsViewModel/retry()`` retries the change.
        case failed([SiteSettingsChange], ErrorMessage)
        /// Sensors were turned on, and these zones for sensors only are missing:
        /// ``SiteSettingsViewModel/acceptOffer()`` adds them,
        /// ``SiteSettingsViewModel/declineOffer()`` adds none.
        case offering([SiteZoneAddition])
        case adding([SiteZoneAddition])
        /// Not all zones were added; ``SiteSettingsViewModel/acceptOffer()`` tries again.
        case offerFailed([SiteZoneAddition], ErrorMessage)
    }

    public private(set) var state: State = .showing
    /// True until the offer of zones is answered; a change of other settings must not lose it.
    @ObservationIgnored private var isOfferOpen = false
    public let version: String

    private let feed: Feed<SiteSettings>
    private let saveSettings: any SaveSiteSettingsUseCaseProtocol
    private let offer: SiteSensorOffer
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>

    /// `version` is the program's version, as people know it.
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

    /// The texts of the settings; `nil` until they are loaded.
    public var texts: SiteSettingsAdapter? {
        settings.value.map { SiteSettingsAdapter($0, display: display) }
    }

    /// The failure of the last change, or of adding the offered zones.
    public var trouble: ErrorMessage? {
        switch state {
        case .failed(_, let message), .offerFailed(_, let message): message
        case .showing, .saving, .offering, .adding: nil
        }
    }

    /// The statement that this is no medical device.
    public var disclaimer: String { display.texts.disclaimer }

    /// The description of the storage locations of all data.
    public var storage: String { display.texts.settings.storage }

    /// Reads the settings; concurrent calls share the load.
    public func load() async {
        await feed.load()
    }

    /// Saves new values; the old ones are shown until then.
    ///
    /// Ignored while saving.
    public func change(_ changes: [SiteSettingsChange]) async {
        switch state {
        case .saving, .adding: return
        default: await save(changes)
        }
    }

    /// The question about adding zones for sensors; `nil` without an offer, and once sensors are
    /// off again.
    public var offerQuestion: String? {
        guard let zones = offered else { return nil }
        return display.texts.sensors.offer(zones.map { display.texts.name(of: $0) })
    }

    /// Adds the offered zones; ignored without an offer.
    public func acceptOffer() async {
        guard let zones = offered else { return }
        state = .adding(zones)
        do throws(SiteRotationError) {
            try await offer.add(zones)
            isOfferOpen = false
            state = .showing
        } catch {
            let isGivenUp = error.isCancellation
            state =
                isGivenUp
                ? .offering(zones) : .offerFailed(zones, ErrorMessage(error, words: display.words))
        }
    }

    /// Declines the offered zones; ignored without an offer.
    public func declineOffer() {
        guard offered != nil else { return }
        isOfferOpen = false
        state = .showing
    }

    /// The offered zones; `nil` once sensors are off again, for example by another process.
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
            if changes.contains(.sensors(false)) { isOfferOpen = false }
            let zones = begins || isOfferOpen ? await offer.zones() : []
            isOfferOpen = !zones.isEmpty
            // The offer is valid while sensors are on, so the screen must load that setting.
            if !zones.isEmpty { await feed.load() }
            state = zones.isEmpty ? .showing : .offering(zones)
        } catch {
            state =
                error.isCancellation
                ? .showing : .failed(changes, ErrorMessage(error, words: display.words))
        }
    }
}
