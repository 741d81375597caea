import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumContainer
import MomentumGraphQLDI
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSuggestionsDI
import MomentumTerminal

/// The composition root: every feature wired for one run of the program.
@MainActor
struct CompositionRoot {
    private let container: DependencyContainer
    let router: Router<AppRoute>
    /// The guard of every router: a future day has no map, and an account needs a session.
    let decide: Router<AppRoute>.Guard
    /// Closes the screens of an account while there is no session; `nil` without a server.
    let gate: SessionGate<AppRoute>?
    private(set) var sites: SiteRotationBuilder
    let syncing: SiteSyncBuilder
    let phone: WatchHostBuilder
    let watch: WatchRoot
    let suggestions: SuggestionsBuilder
    let scheduling: SchedulingBuilder
    /// The sign-in, and the check of the server; `nil` without one.
    let account: (signIn: AuthenticationBuilder, server: GraphQLBuilder)?
    /// The server of the people and the account; `nil` without one.
    let server: ServerAddress?
    /// True if the suggestions have sources of places.
    let hasPlaces: Bool
    /// The browser that shows the page of the sign-in.
    let browser: any WebSession
    /// A command line for the same data, for the user to type next.
    let commandLine: (String) -> String
    /// The graph of the container, sorted at each call.
    var graph: ServiceGraph { container.serviceGraph }

    /// The root for the log of a device.
    func of(_ device: WornDevice) -> CompositionRoot {
        var root = self
        root.sites = sites.of(device)
        return root
    }

    /// The navigation of the screens of ``sites``.
    var sitesRouter: any RouterProtocol<SiteRotationRoute> {
        let place = RouteCase<AppRoute, SiteRotationRoute>.sites
        return router.projected(sites.device == .sensor ? place.then(.sensors) : place)
    }

    init(_ program: ProgramConfiguration) throws {
        let context = program.context
        var builder = try ContainerBuilder(for: context)
        watch = WatchRoot(context)
        for assembly in program.assemblies(watch: watch.places) { builder.install(assembly) }
        builder.reportWaits(for: program.sites.records, on: context.console)
        builder.replace((any SiteDocumentStore).self) { TerminalDocumentStore(context) }
        program.adjust(&builder)
        builder.keepLayersApart()
        container = try builder.build()
        sites = try SiteRotationBuilder(container: container, version: MomentumCommand.version)
            .of(program.device)
        syncing = try SiteSyncBuilder(container: container)
        phone = try WatchHostBuilder(container: container)
        suggestions = try SuggestionsBuilder(container: container)
        scheduling = try SchedulingBuilder(container: container)
        (server, browser, hasPlaces) = (program.server, program.browser, program.hasPlaces)
        commandLine = context.commandLine
        if server != nil {
            let signIn = try AuthenticationBuilder(
                container: container,
                web: browser,
                words: .current
            )
            account = (signIn, GraphQLBuilder(container: container))
            context.unfinished.settle(signIn)
            gate = SessionGate(keeper: signIn.keeper)
        } else {
            (account, gate) = (nil, nil)
        }
        decide = AppRoute.guarding(gate, dates: context.dates, zone: context.calendar.timeZone)
        router = Router(root: .first, guard: decide)
        gate?.follow(router)
    }

    /// Wires everything for the tracker; first reports lost or unwritable records (ST-11, SR-146).
    static func forRecords(_ program: ProgramConfiguration) async throws -> CompositionRoot {
        let root = try CompositionRoot(program)
        await root.sites.showChosenHours()
        try await root.sites.reportTrouble(program.context)
        return root
    }
}
