public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The first screen of the watch: the phone's last state, and the progress of requests.
@MainActor
@Observable
public final class WatchHomeViewModel {
    private let feed: Feed<WatchSituation>
    private let client: any WatchClientProtocol
    private let dates: any WallClock
    private let clock: any Clock<Duration>
    private let display: SiteDisplay
    private let router: any RouterProtocol<WatchRoute>
    private var now: Date

    /// `dates` measures elapsed times; ``keepTime()`` waits on `clock`.
    public init(
        feed: Feed<WatchSituation>,
        client: any WatchClientProtocol,
        dates: any WallClock,
        clock: any Clock<Duration>,
        display: SiteDisplay,
        router: any RouterProtocol<WatchRoute>
    ) {
        self.feed = feed
        self.client = client
        self.dates = dates
        self.clock = clock
        self.display = display
        self.router = router
        now = dates.now
    }

    /// The situation of the watch; it follows the states from the phone.
    public var state: LoadState<WatchSituation, ErrorMessage> { feed.state }

    /// The situation to show: empty until the first one is loaded.
    public var situation: WatchSituation { state.value ?? WatchSituation() }

    public var texts: WatchHomeAdapter {
        WatchHomeAdapter(situation, now: now, display: display)
    }

    /// Reads the stored state; never waits for the phone.
    public func load() async {
        await feed.load()
        now = dates.now
    }

    /// Updates the texts every minute.
    ///
    /// Updates them every second while a request is pending, because its words change after ten
    /// seconds.
    ///
    /// Runs until its task is cancelled.
    public func keepTime() async {
        var shown = dates.now
        while !Task.isCancelled {
            let current = dates.now
            if !situation.waiting.isEmpty || abs(current.timeIntervalSince(shown)) >= 60 {
                now = current
                shown = current
            }
            try? await clock.sleep(for: .seconds(1))
        }
    }

    public func chooseLocation() {
        router.push(.selection)
    }

    /// Opens the confirmation of a change to one location.
    public func log(at location: SiteLocation.ID) {
        router.push(.confirmation(location: location))
    }

    /// Removes the refusals after the user has seen them.
    public func dismissRefusals() async {
        await client.dismissRefusals()
    }
}
