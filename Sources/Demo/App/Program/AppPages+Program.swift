import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumDomain
import MomentumNetwork
import MomentumSiteRotationDI
import MomentumSiteStore

extension AppPages {
    /// The page of a sign-in or account screen.
    func page(for screen: AuthenticationScreen) -> any AppPage {
        let saved = SchedulingServer(context)
        let server = root.server
        let name = server?.base.absoluteString ?? ""
        switch screen {
        case .signIn(let model):
            // Another browser can sign in too, but shows nothing here.
            let browser = root.browser as? AppBrowser ?? AppBrowser()
            if let service = root.account?.signIn.service { browser.endSessions(at: service) }
            return SignInPage(model, browser: browser, server: name) {
                if let server { try await saved.save(server) }
            }
        case .account(let model):
            return AccountPage(
                model,
                server: name,
                dates: context.dates,
                forget: { if let server { try await saved.forget(server) } },
                open: open
            )
        }
    }

    /// The page for a screen that only the application has.
    func page(for route: ProgramRoute) -> any AppPage {
        switch route {
        case .more: return MorePage(open: open)
        case .container: return ContainerPage(root.graph)
        case .store:
            let folder = context.recordsDirectory.map(SiteRotationStorage.folder)?.records
            return StorePage(
                folder.map { SiteStoreFiles($0) },
                display: root.sites.display,
                dates: context.dates
            )
        case .places(let name): return PlacesPage(name, context: context, open: open)
        }
    }
}
