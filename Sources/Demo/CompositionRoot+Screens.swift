import MomentumAuthenticationDI
import MomentumAuthenticationPresentation
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSiteRotationDI
import MomentumSiteRotationPresentation
import MomentumSuggestionsDI

/// The screens of the program, and the one on top.
extension CompositionRoot {
    /// The screens above the first one, the one on top last; it may be a sheet.
    var above: [AppRoute] { router.path + [router.sheet].compactMap(\.self) }

    /// The screen on top.
    var top: AppScreen { screen(for: above.last ?? .first) }

    /// The screen of a route, which the router keeps as long as the route is shown.
    func screen(for route: AppRoute) -> AppScreen {
        router.screen(for: route) { route in
            switch route {
            case .sites(let route):
                .sites(sites.screen(for: route, router: router.projected(.sites)))
            case .syncing(let route):
                .syncing(syncing.screen(for: route))
            case .watch(let route):
                watchScreen(for: route)
            case .scheduling(let route):
                .scheduling(scheduling.screen(for: route, router: router.projected(.scheduling)))
            case .authentication(let route):
                authenticationScreen(for: route)
            case .suggestions(let route):
                .suggestions(
                    suggestions.screen(for: route, router: router.projected(.suggestions))
                )
            }
        }
    }

    private func watchScreen(for route: WatchRoute) -> AppScreen {
        do {
            let watch = try watch.builder()
            return .watch(watch.screen(for: route, router: router.projected(.watch)))
        } catch {
            return .unavailable(ErrorMessage(error))
        }
    }

    private func authenticationScreen(for route: AuthenticationRoute) -> AppScreen {
        guard let builder = account?.signIn else { return .noServer }
        let router = router.projected(.authentication)
        return .authentication(builder.screen(for: route, router: router))
    }
}
