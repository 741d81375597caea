import MomentumAuthenticationPresentation
import MomentumSchedulingPresentation
import MomentumSiteRotationPresentation

/// A screen that a link can open.
enum AppRoute: Hashable, Codable, Sendable {
    case sites(SiteRotationRoute)
    case scheduling(SchedulingRoute)
    case authentication(AuthenticationRoute)

    /// The name of the screen, without its parameters.
    var name: String {
        switch self {
        case .sites(let route): route.name
        case .scheduling(let route): route.name
        case .authentication(let route): route.name
        }
    }
}
