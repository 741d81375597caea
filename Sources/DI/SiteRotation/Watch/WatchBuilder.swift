public import MomentumContainer
import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import MomentumSiteRotationPresentation
public import Observation

/// Creates the screens of the watch, and their view models.
@MainActor
@Observable
public final class WatchBuilder {
    /// The watch's end of the link to the phone; the host runs it from launch on.
    public let client: any WatchClientProtocol
    /// The timelines of the complications.
    public let timeline: any MakeSiteTimelineUseCaseProtocol
    package let display: SiteDisplay
    private let feed: Feed<WatchSituation>
    private let dates: any WallClock
    private let clock: any Clock<Duration>

    /// Resolves the services of the screens.
    ///
    /// - Throws: The reason a service cannot be created, such as a missing registration.
    public init(container: DependencyContainer) throws(ContainerError) {
        client = try container.resolve((any WatchClientProtocol).self)
        timeline = try container.resolve((any MakeSiteTimelineUseCaseProtocol).self)
        display = try container.resolve(SiteDisplay.self)
        feed = try container.resolveOnMainActor(Feed<WatchSituation>.self)
        dates = try container.resolve((any WallClock).self)
        clock = try container.resolve((any Clock<Duration>).self)
    }

    /// The screen of a route; `Router.screen(for:make:)` keeps it.
    public func screen(
        for route: WatchRoute,
        router: any RouterProtocol<WatchRoute>
    ) -> WatchScreen {
        switch route {
        case .home: .home(makeHomeViewModel(router: router))
        case .selection: .selection(makeSelectionViewModel(router: router))
        case .confirmation(let location):
            .confirmation(makeSelectionViewModel(location: location, router: router))
        }
    }

    public func makeHomeViewModel(router: any RouterProtocol<WatchRoute>) -> WatchHomeViewModel {
        WatchHomeViewModel(
            feed: feed,
            client: client,
            dates: dates,
            clock: clock,
            display: display,
            router: router
        )
    }

    /// The choice of a location and its confirmation; with a location, only the confirmation.
    public func makeSelectionViewModel(
        location: SiteLocation.ID? = nil,
        router: any RouterProtocol<WatchRoute>
    ) -> WatchSelectionViewModel {
        WatchSelectionViewModel(
            location: location,
            feed: feed,
            client: client,
            dates: dates,
            display: display,
            router: router
        )
    }
}
