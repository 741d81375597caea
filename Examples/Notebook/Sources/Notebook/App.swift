import Foundation
import MomentumContainer
import MomentumDI
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationPresentation

/// The routes of the program: those of three features, and the lock of the notebook.
enum AppRoute: Route {
    case sites(SiteRotationRoute)
    case people(SchedulingRoute)
    case notes(NotesRoute)
    case signIn

    static let sites = RouteCase(embed: AppRoute.sites) { route in
        if case .sites(let part) = route { part } else { nil }
    }
    static let people = RouteCase(embed: AppRoute.people) { route in
        if case .people(let part) = route { part } else { nil }
    }
    static let notes = RouteCase(embed: AppRoute.notes) { route in
        if case .notes(let part) = route { part } else { nil }
    }

    static var links: LinkTable<AppRoute> {
        var links = LinkTable<AppRoute>(scheme: "notebook", [:])
        links.include(.siteRotation(scheme: "notebook"), in: sites)
        links.include(.scheduling(scheme: "notebook"), in: people)
        links.include(NotesRoute.links(scheme: "notebook"), in: notes)
        return links
    }
}

enum AppScreen: Screen {
    case sites(SiteRotationScreen)
    case people(SchedulingScreen)
    case notes(NotesScreen)
    case signIn

    func leave() {
        switch self {
        case .sites(let screen): screen.leave()
        case .people(let screen): screen.leave()
        case .notes(let screen): screen.leave()
        case .signIn: break
        }
    }
}

/// The program: one container, one router, three Builders.
@MainActor
final class App {
    let router: Router<AppRoute>
    private let lock: Lock
    private let tracker: SiteRotationBuilder
    private let scheduling: SchedulingBuilder
    private let notebook: NotesBuilder

    /// True until the user has entered a name; a program with a server uses `SessionGate`.
    private final class Lock {
        var isClosed = true
    }

    init(
        notes: NotesStorage,
        calendar: Calendar = .current,
        locale: Locale = .current
    ) throws(ContainerError) {
        var builder = ContainerBuilder()
        builder.install(SystemAssembly(calendar: calendar, locale: locale))
        builder.install(SiteRotationAssembly(storage: .inMemory))
        builder.install(SchedulingAssembly(storage: .inMemory))
        builder.install(NotesAssembly(storage: notes))
        let container = try builder.build()
        tracker = try SiteRotationBuilder(container: container, version: "1")
        scheduling = try SchedulingBuilder(container: container)
        notebook = try NotesBuilder(container: container)
        let lock = Lock()
        self.lock = lock
        router = Router(root: .sites(.home)) { route in
            AppRoute.notes.extract(route) != nil && lock.isClosed
                ? .redirect(to: .signIn) : .allow
        }
    }

    /// The screen of a route, kept by the router as long as it is shown.
    func screen(for route: AppRoute) -> AppScreen {
        router.screen(for: route) { route in
            switch route {
            case .sites(let part):
                .sites(tracker.screen(for: part, router: router.projected(AppRoute.sites)))
            case .people(let part):
                .people(scheduling.screen(for: part, router: router.projected(AppRoute.people)))
            case .notes(let part):
                .notes(notebook.screen(for: part, router: router.projected(AppRoute.notes)))
            case .signIn:
                .signIn
            }
        }
    }

    /// Opens the notebook, and what was asked for before.
    func signIn() {
        lock.isClosed = false
        router.resume()
    }

    /// Closes the notebook; its screens leave.
    func signOut() {
        lock.isClosed = true
        router.recheck(remembering: false)
    }
}
