import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationPresentation
import MomentumTerminal

/// Creates the page of each screen; the only switch over all screens.
@MainActor
struct AppPages {
    let root: CompositionRoot
    let context: CommandContext
    /// Creates the top screen again.
    let reopen: @MainActor () -> Void
    /// Opens a screen of another feature.
    let open: @MainActor (AppRoute) -> Void
    /// Opens a screen of another feature at a field.
    let openAt: @MainActor (AppRoute, String) -> Void

    func page(for screen: AppScreen, at route: AppRoute) -> any AppPage {
        switch screen {
        case .sites(let screen): page(for: screen)
        case .syncing(let screen): page(for: screen)
        case .watch(let screen): watchPage(for: screen)
        case .scheduling(let screen): page(for: screen)
        case .authentication(let screen): page(for: screen)
        case .suggestions(let screen): page(for: screen, at: route)
        case .program(let route): page(for: route)
        case .noServer: MessagePage("Account", AuthScreenText.withoutServer)
        case .unavailable(let message):
            MessagePage(route.name.capitalized, unavailable: message, reopen: reopen)
        }
    }

    private func watchPage(for screen: WatchScreen) -> any AppPage {
        do {
            return try page(for: screen)
        } catch {
            return MessagePage(
                "Watch",
                unavailable: ErrorMessage(error, words: .current),
                reopen: reopen
            )
        }
    }
}
