public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The first screen of the watch: what the phone said last, and what became of requests.
@MainActor
@Observable
public final class WatchHomeViewModel {
    private let feed: Feed<WatchSituation>
    private let client: any WatchClientProtocol
    private let clock: any WallClock
    private let ticker: any Clock<Duration>
    private let display: SiteDisplay
    private let router: any RouterProtocol<WatchRoute>
    private var now: Date

    /// - Parameters:
    ///   - feed: What the watch knows, shared with the other screens.
    ///   - client: What is told when a refusal was seen.
    ///   - clock: What elapsed times are measured with.
    ///   - ticker: What ``keepTime()`` waits on.
    ///   - display: How things are said.
    ///   - router: Where the other screens open.
    public init(
        feed: Feed<WatchSituation>,
        client: any WatchClientProtocol,
        clock: any WallClock,
        ticker: any Clock<Duration>,
        display: SiteDisplay,
        router: any RouterProtocol<WatchRoute>
    ) {
        self.feed = feed
        self.client = client
        self.clock = clock
        self.ticker = ticker
        self.display = display
        self.router = router
        now = clock.now
    }

    /// What the watch knows; it follows what the phone sends.
    public var state: LoadState<WatchSituation, ErrorMessage> { feed.state }

    /// What is shown; before anything is known, what is shown before the first state.
    public var situation: WatchSituation { state.value ?? WatchSituation() }

    /// The texts of what is shown.
    public var texts: WatchHomeAdapter {
        WatchHomeAdapter(situation, now: now, display: display)
    }

    /// Reads what was kept; never waits for the phone.
    public func load() async {
        await feed.load()
        now = clock.now
    }

    /// Brings the texts up to date: every minute, and every second while a request is on its way,
    /// which is said in other words after ten of them. Runs until its task is cancelled, as when
    /// the screen disappears.
    public func keepTime() async {
        var shown = clock.now
        while !Task.isCancelled {
            let current = clock.now
            if !situation.waiting.isEmpty || abs(current.timeIntervalSince(shown)) >= 60 {
                now = current
                shown = current
            }
            try? await ticker.sleep(for: .seconds(1))
        }
    }

    /// Opens the list of all locations.
    public func chooseLocation() {
        router.push(.selection)
    }

    /// Opens the confirmation of a change to one location.
    public func log(at location: SiteLocation.ID) {
        router.push(.confirmation(location: location))
    }

    /// Takes the refusals off the screen, when they were seen.
    public func dismissRefusals() async {
        await client.dismissRefusals()
    }
}
