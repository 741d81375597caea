import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumPresentation
import MomentumSchedulingPresentation
import MomentumSiteRotationPresentation

/// A screen that a link can open.
enum AppRoute: Route {
    case sites(SiteRotationRoute)
    case scheduling(SchedulingRoute)
    case authentication(AuthenticationRoute)

    /// The screen below all others.
    static let first = AppRoute.sites(.home)

    /// True if the screen has the data of an account, where there is a server.
    var needsSession: Bool {
        switch self {
        case .scheduling: true
        case .authentication(let route): route.needsSession
        case .sites: false
        }
    }

    /// The name of the screen, without its parameters.
    var name: String {
        switch self {
        case .sites(let route): route.name
        case .scheduling(let route): route.name
        case .authentication(let route): route.name
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
