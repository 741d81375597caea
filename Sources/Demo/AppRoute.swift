import MomentumAuthenticationPresentation
import MomentumPresentation
import MomentumSchedulingPresentation
import MomentumSiteRotationPresentation
import MomentumSuggestionsPresentation

/// A screen that a link can open.
enum AppRoute: Route {
    case sites(SiteRotationRoute)
    case scheduling(SchedulingRoute)
    case authentication(AuthenticationRoute)
    case suggestions(SuggestionsRoute)

    /// The name of the screen, without its parameters.
    var name: String {
        switch self {
        case .sites(let route): route.name
        case .scheduling(let route): route.name
        case .authentication(let route): route.name
        case .suggestions(let route): route.name
        }
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

extension RouteCase<AppRoute, SuggestionsRoute> {
    static let suggestions = RouteCase(embed: AppRoute.suggestions) { whole in
        if case .suggestions(let part) = whole { part } else { nil }
    }
}
