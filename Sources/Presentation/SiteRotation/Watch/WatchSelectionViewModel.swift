public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The choice of a location on the watch, and its confirmation.
@MainActor
@Observable
public final class WatchSelectionViewModel {
    public enum State: Hashable, Sendable {
        case choosing
        /// The phone did not send the location to confirm; another one can be chosen.
        case unavailable(ErrorMessage)
        case confirming(RankedLocation)
        case queueing(RankedLocation)
        /// The request is on its way to the phone; the first screen shows its progress.
        case sent(SiteChangeCommand)
        /// The request could not be queued, and nothing was sent.
        case failed(RankedLocation, ErrorMessage)
    }

    public private(set) var state: State = .choosing

    private let feed: Feed<WatchSituation>
    private let client: any WatchClientProtocol
    private let dates: any WallClock
    private let display: SiteDisplay
    private let router: any RouterProtocol<WatchRoute>
    /// The location to confirm as soon as the phone's state is loaded.
    @ObservationIgnored private var requested: SiteLocation.ID?
    /// The number of times that the screen was closed.
    @ObservationIgnored private var departures = 0

    /// Begins with the confirmation of `location`, or with the choice if it is `nil`.
    ///
    /// The screen leaves `router` once the request is on its way.
    public init(
        location: SiteLocation.ID? = nil,
        feed: Feed<WatchSituation>,
        client: any WatchClientProtocol,
        dates: any WallClock,
        display: SiteDisplay,
        router: any RouterProtocol<WatchRoute>
    ) {
        requested = location
        self.feed = feed
        self.client = client
        self.dates = dates
        self.display = display
        self.router = router
    }

    /// The recommended locations in the order of the phone; ``all`` also lists them.
    public var recommended: [SiteRowAdapter] {
        SiteRowAdapter.rows(selection?.recommended, now: dates.now, display: display)
    }

    /// All locations, in the order of the phone.
    public var all: [SiteRowAdapter] {
        SiteRowAdapter.rows(selection?.all, now: dates.now, display: display)
    }

    /// The location that is being confirmed or queued; `nil` while choosing.
    public var location: RankedLocation? {
        switch state {
        case .choosing, .unavailable, .sent: nil
        case .confirming(let location), .queueing(let location), .failed(let location, _): location
        }
    }

    /// Reads the stored state unless loaded, then asks to confirm the screen's own location.
    public func load() async {
        await feed.loadIfNeeded()
        guard let requested, state == .choosing, selection != nil else { return }
        self.requested = nil
        choose(requested)
        if state == .choosing {
            state = .unavailable(
                ErrorMessage(SiteRotationError.unknownLocation(requested), words: display.words)
            )
        }
    }

    /// Asks to confirm a change; ignored while queueing, and for a location that the phone has not
    /// sent.
    public func choose(_ id: SiteLocation.ID) {
        if case .queueing = state { return }
        guard let location = selection?.all.first(where: { $0.id == id }) else { return }
        state = .confirming(location)
    }

    /// Returns to the choice, and sends nothing; ignored while queueing.
    public func cancel() {
        if case .queueing = state { return }
        state = .choosing
    }

    /// Sends the request; ignored while one is being queued.
    public func confirm() async {
        let location: RankedLocation
        switch state {
        case .confirming(let chosen), .failed(let chosen, _): location = chosen
        case .choosing, .unavailable, .queueing, .sent: return
        }
        let departures = departures
        state = .queueing(location)
        do throws(WatchLinkError) {
            state = .sent(try await client.request(location.id))
            if departures == self.departures { router.leave { $0 != .home } }
        } catch {
            state =
                error.isCancelled
                ? .confirming(location)
                : .failed(location, ErrorMessage(error, words: display.words))
        }
    }

    /// Records that the screen was closed; a running request then closes no other screen.
    public func leave() {
        departures += 1
    }

    private var selection: WatchSelection? {
        feed.state.value?.state.map(WatchSelection.init)
    }
}
