import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumContainer
import MomentumDI
import MomentumDomain
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
    /// The guard of every router: a day to come has no map, and an account needs a session.
    let decide: Router<AppRoute>.Guard
    /// Keeps the screens of an account closed without a session; `nil` without a server.
    let gate: SessionGate<AppRoute>?
    private(set) var sites: SiteRotationBuilder
    let syncing: SiteSyncBuilder
    let phone: WatchHostBuilder
    let watch: WatchRoot
    let suggestions: SuggestionsBuilder
    let scheduling: SchedulingBuilder
    /// Signing in, and the check of the server; `nil` without one.
    let account: (signIn: AuthenticationBuilder, server: GraphQLBuilder)?
    /// The server of the people and of the account; `nil` without one.
    let server: ServerAddress?
    /// The sources in which the suggestions find places.
    let sources: SuggestionsSources
    /// The browser that shows the page of the sign-in.
    let browser: any WebSession
    /// A command line of the program on the same data, to be typed next.
    let commandLine: (String) -> String
    /// The graph of the container, sorted at each call.
    var graph: ServiceGraph { container.serviceGraph }

    /// The same root for the log of a device.
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
        let console = program.context.console
        var builder = try Self.system(program.context)
        builder.install(SiteRotationAssembly(storage: program.sites))
        builder.install(SiteSyncAssembly(place: program.syncPlace) { console.warn(of: $0) })
        builder.install(program.phone)
        builder.install(program.suggestions)
        if let server = program.server {
            let (folder, userAgent) = (program.accountFolder, MomentumCommand.userAgent)
            builder.install(
                AuthenticationAssembly(
                    server: server,
                    tokens: program.tokens,
                    policy: program.policy,
                    folder: folder,
                    foreground: program.foreground,
                    userAgent: userAgent
                ) { console.warn("\($0.detail) (\($0.domain) \($0.code))\n") }
            )
            builder.install(GraphQLAssembly(server: server, folder: folder, userAgent: userAgent))
        }
        builder.install(SchedulingAssembly(storage: program.people))
        builder.reportWaits(for: program.sites.records, on: console)
        let context = program.context
        builder.replace((any SiteDocumentStore).self) { TerminalDocumentStore(context) }
        program.adjust(&builder)
        builder.keepLayersApart()
        let container = try builder.build()
        self.container = container
        let sets = try SiteRotationBuilder(container: container, version: MomentumCommand.version)
        sites = sets.of(program.device)
        syncing = try SiteSyncBuilder(container: container)
        phone = try WatchHostBuilder(container: container)
        watch = WatchRoot(program.context)
        suggestions = try SuggestionsBuilder(container: container)
        scheduling = try SchedulingBuilder(container: container)
        (server, browser, sources) = (program.server, program.browser, program.sources)
        commandLine = program.context.commandLine
        account = try program.server.map { _ in
            let signIn = try AuthenticationBuilder(container: container, web: program.browser)
            return (signIn, GraphQLBuilder(container: container))
        }
        let gate = account.map { SessionGate<AppRoute>(keeper: $0.signIn.keeper) }
        self.gate = gate
        let (dates, zone) = (program.context.dates, program.context.calendar.timeZone)
        decide = { route in
            if let reason = route.refusal(on: SiteDay(dates.now, in: zone)) {
                return .refuse(reason: reason)
            }
            return gate?.decide(route) ?? .allow
        }
        router = Router(root: .first, guard: decide)
        gate?.follow(router)
    }

    /// Wires everything for a command that reads or writes the records of the tracker.
    ///
    /// Every such command begins here, so none of them hides lost records or ones that cannot be
    /// kept: both are reported on standard error first (ST-11, SR-146).
    static func forRecords(_ program: ProgramConfiguration) async throws -> CompositionRoot {
        let root = try CompositionRoot(program)
        await root.sites.showChosenHours()
        try await root.sites.reportTrouble(program.context)
        return root
    }

    /// The registrations of every container of the program.
    static func system(_ context: CommandContext) throws -> ContainerBuilder {
        try DataDirectory.check(context.dataDirectory)
        var builder = ContainerBuilder()
        let (dates, calendar) = (context.dates, context.calendar)
        builder.install(SystemAssembly(dates: dates, calendar: calendar, locale: context.locale))
        return builder
    }
}
