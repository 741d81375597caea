import MomentumAuthenticationPresentation
import MomentumPresentation
import MomentumSchedulingPresentation
import MomentumSiteRotationPresentation
import MomentumSuggestionsPresentation

/// The screens of the program, one for each ``AppRoute``.
enum AppScreen: Screen {
    case sites(SiteRotationScreen)
    case syncing(SiteSyncScreen)
    case watch(WatchScreen)
    case scheduling(SchedulingScreen)
    case authentication(AuthenticationScreen)
    case suggestions(SuggestionsScreen)
    /// A screen of the application alone.
    case program(ProgramRoute)
    /// The screen without a server: no sign-in is possible.
    case noServer
    /// The screen could not be created.
    case unavailable(ErrorMessage)

    func leave() {
        switch self {
        case .sites(let screen): screen.leave()
        case .syncing(let screen): screen.leave()
        case .watch(let screen): screen.leave()
        case .scheduling(let screen): screen.leave()
        case .authentication(let screen): screen.leave()
        case .suggestions(let screen): screen.leave()
        case .program, .noServer, .unavailable: break
        }
    }
}
