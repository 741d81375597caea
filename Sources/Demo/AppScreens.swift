import MomentumAuthenticationDI
import MomentumAuthenticationPresentation
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSiteRotationDI
import MomentumSiteRotationPresentation
import MomentumSuggestionsDI

/// Creates the screens of the program.
@MainActor
struct AppScreens {
    private let root: CompositionRoot
    private let router: Router<AppRoute>

    init(of root: CompositionRoot, in router: Router<AppRoute>) {
        self.root = root
        self.router = router
    }

    /// The screens above the first one, topmost last; the topmost may be a sheet.
    var above: [AppRoute] { router.path + [router.sheet].compactMap(\.self) }

    /// The screen on top.
    var top: AppScreen { screen(for: above.last ?? .first) }

    /// The screen of a route; the router keeps it as long as the route is shown.
    func screen(for route: AppRoute) -> AppScreen {
        router.screen(for: route) { route in
            switch route {
            case .sites(let route):
                .sites(root.sites.screen(for: route, router: router.projected(.sites)))
            case .syncing(let route):
                .syncing(root.syncing.screen(for: route))
            case .watch(let route):
                watchScreen(for: route)
            case .scheduling(let route):
                .scheduling(
                    root.scheduling.screen(for: route, router: router.projected(.scheduling))
                )
            case .authentication(let route):
                authenticationScreen(for: route)
            case .suggestions(let route):
                .suggestions(
                    root.suggestions.screen(for: route, router: router.projected(.suggestions))
                )
            case .program(let route):
                .program(route)
            }
        }
    }

    private func watchScreen(for route: WatchRoute) -> AppScreen {
        do {
            let watch = try root.watch.builder()
            return .watch(watch.screen(for: route, router: router.projected(.watch)))
        } catch {
            return .unavailable(ErrorMessage(error, words: .current))
        }
    }

    private func authenticationScreen(for route: AuthenticationRoute) -> AppScreen {
        guard let builder = root.account?.signIn else { return .noServer }
        let router = router.projected(.authentication)
        return .authentication(builder.screen(for: route, router: router))
    }
}
