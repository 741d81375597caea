import Foundation
import MomentumContainer
import MomentumDI
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationPresentation

enum AppRoute: Route { case sites(SiteRotationRoute), people(SchedulingRoute) }

enum AppScreen: Screen {
    case sites(SiteRotationScreen), people(SchedulingScreen)

    func leave() {
        switch self {
        case .sites(let screen): screen.leave()
        case .people(let screen): screen.leave()
        }
    }
}

var builder = ContainerBuilder()
builder.install(SystemAssembly(calendar: .current, locale: .current))
builder.install(SiteRotationAssembly(storage: .inMemory))
builder.install(SchedulingAssembly(storage: .inMemory))
let container = try builder.build()
let tracker = try SiteRotationBuilder(container: container, version: "1")
let scheduling = try SchedulingBuilder(container: container)
let sites = RouteCase(embed: AppRoute.sites) { if case .sites(let part) = $0 { part } else { nil } }
let people = RouteCase(embed: AppRoute.people) {
    if case .people(let part) = $0 { part } else { nil }
}
let router = Router(root: AppRoute.sites(.home))

@MainActor func screen(for route: AppRoute) -> AppScreen {
    router.screen(for: route) { route in
        switch route {
        case .sites(let route):
            .sites(tracker.screen(for: route, router: router.projected(sites)))
        case .people(let route):
            .people(scheduling.screen(for: route, router: router.projected(people)))
        }
    }
}

// A second screen, and a sheet of the other feature over it.
if case .sites(.home(let home)) = screen(for: .sites(.home)) { home.openStatistics() }
if case .people(.users(let users)) = screen(for: .people(.users)) { users.create() }
print("opened", router.path, router.sheet.map { "\($0)" } ?? "no sheet")

let saved = try JSONEncoder().encode(router.saved)
var links = LinkTable<AppRoute>(scheme: "example", [:])
links.include(.siteRotation(scheme: "example"), in: sites)
links.include(.scheduling(scheme: "example"), in: people)
try router.open("example://scheduling/teams/1", in: links)
print("linked", router.path, links.link(to: router.saved.destination) ?? "no link")

router.restore(try JSONDecoder().decode(SavedPath.self, from: saved))
print("restored", router.path, router.sheet.map { "\($0)" } ?? "no sheet")
