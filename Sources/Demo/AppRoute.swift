import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSuggestionsPresentation

/// A screen that a link can open.
enum AppRoute: Route {
    case sites(SiteRotationRoute)
    case syncing(SiteSyncRoute)
    case watch(WatchRoute)
    case scheduling(SchedulingRoute)
    case authentication(AuthenticationRoute)
    case suggestions(SuggestionsRoute)
    /// A screen of the application only, which no link opens.
    case program(ProgramRoute)

    /// The screen below all others.
    static let first = AppRoute.sites(.home)

    /// True if the screen shows data of an account, provided that there is a server.
    var needsSession: Bool {
        switch self {
        case .scheduling: true
        case .authentication(let route): route.needsSession
        case .sites, .syncing, .watch, .suggestions, .program: false
        }
    }

    /// True for a screen that covers another one until it is done (NV-4).
    var isSheet: Bool {
        switch self {
        case .sites(.sensors(let route)): AppRoute.sites(route).isSheet
        case .sites(.selection), .sites(.confirmation), .sites(.onboarding): true
        case .scheduling(.newUser), .scheduling(.editUser): true
        case .scheduling(.newTeam), .scheduling(.editTeam): true
        default: false
        }
    }

    /// The name of the screen, without its parameters.
    var name: String {
        switch self {
        case .sites(let route): route.name
        case .syncing: "sync"
        case .watch(.home): "watch"
        case .watch(.selection): "selection"
        case .watch(.confirmation): "confirmation"
        case .scheduling(let route): route.name
        case .authentication(let route): route.name
        case .suggestions(let route): route.name
        case .program(let route): route.name
        }
    }
}

extension SessionGate<AppRoute> {
    convenience init(keeper: any SessionKeeperProtocol) {
        self.init(keeper: keeper, signIn: .authentication(.signIn)) { $0.needsSession }
    }
}

extension RouteCase<AppRoute, SiteRotationRoute> {
    static let sites = RouteCase(embed: AppRoute.sites) { whole in
        if case .sites(let part) = whole { part } else { nil }
    }
}

extension RouteCase<AppRoute, SiteSyncRoute> {
    static let syncing = RouteCase(embed: AppRoute.syncing) { whole in
        if case .syncing(let part) = whole { part } else { nil }
    }
}

extension RouteCase<AppRoute, WatchRoute> {
    static let watch = RouteCase(embed: AppRoute.watch) { whole in
        if case .watch(let part) = whole { part } else { nil }
    }
}

extension RouteCase<AppRoute, SchedulingRoute> {
    static let scheduling = RouteCase(embed: AppRoute.scheduling) { whole in
        if case .scheduling(let part) = whole { part } else { nil }
    }
}

extension RouteCase<AppRoute, AuthenticationRoute> {
    static let authentication = RouteCase(embed: AppRoute.authentication) { whole in
        if case .authentication(let part) = whole { part } else { nil }
    }
}

extension RouteCase<AppRoute, SuggestionsRoute> {
    static let suggestions = RouteCase(embed: AppRoute.suggestions) { whole in
        if case .suggestions(let part) = whole { part } else { nil }
    }
}

extension AppRoute {
    /// The guard of every router: a day to come has no map, and an account needs a session.
    @MainActor
    static func guarding(
        _ gate: SessionGate<AppRoute>?,
        dates: any WallClock,
        zone: TimeZone
    ) -> Router<AppRoute>.Guard {
        { route in
            if let reason = route.refusal(on: SiteDay(dates.now, in: zone)) {
                return .refuse(reason: Phrase(verbatim: reason))
            }
            return gate?.decide(route) ?? .allow
        }
    }

    /// The reason why the screen stays closed on a day; `nil` if it may open.
    func refusal(on today: SiteDay) -> String? {
        switch self {
        case .sites(.map(let day?)), .sites(.sensors(.map(let day?))):
            SitesMapCommand.refusal(of: day, on: today)
        default: nil
        }
    }
}
