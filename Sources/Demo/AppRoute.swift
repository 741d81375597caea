import MomentumAuthenticationPresentation
import MomentumSchedulingPresentation
import MomentumSiteRotationPresentation

/// Every screen that a link can open.
enum AppRoute: Hashable, Codable, Sendable {
    case sites(SiteRotationRoute)
    case scheduling(SchedulingRoute)
    case authentication(AuthenticationRoute)

    /// The name of the screen, without what it is opened with.
    var name: String {
        switch self {
        case .sites(let route): route.name
        case .scheduling(let route): route.name
        case .authentication(let route): route.name
        }
    }
}
