import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumCommandLine
import MomentumDomain
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// Users and teams wired for one run: a file by default, or a named server (CL-10).
@MainActor
struct SchedulingScreens {
    let builder: SchedulingBuilder
    let router: any RouterProtocol<SchedulingRoute>
    /// Keeps the router alive, because the screens' references are weak.
    private let root: CompositionRoot
    /// The session keeper; `nil` without a server.
    let keeper: (any SessionKeeperProtocol)?
    let server: ServerAddress?
    let console: Console
    private let dates: any WallClock
    private let zone: TimeZone

    nonisolated static let server = Option.value(
        "server",
        "URL",
        "The server to use; else MOMENTUM_SERVER, else the one that was signed in to.",
        as: .text
    )

    nonisolated static let load = Option.value(
        "load",
        "POLICY",
        "Where rows may come from; networkElseCache if not given.",
        as: .choice(of: LoadPolicy.self)
    )

    init(_ call: Invocation, _ context: CommandContext) async throws {
        let server = try SchedulingServer(context).address(call[Self.server])
        try await self.init(
            CompositionRoot(.init(context: context, server: server)),
            context,
            server: server
        )
    }

    init(
        _ root: CompositionRoot,
        _ context: CommandContext,
        server: ServerAddress?
    ) async throws {
        self.server = server
        console = context.console
        dates = context.dates
        zone = context.calendar.timeZone
        self.root = root
        builder = root.scheduling
        router = root.router.projected(.scheduling)
        keeper = root.account?.signIn.keeper
        await keeper?.restore()
    }

    /// The state that the screens share.
    var feed: PeopleFeed { builder.feed }

    /// The source of the data, as a last line for people (CL-10).
    func footnote(_ freshness: Freshness) -> TerminalText {
        switch freshness.source {
        case .server: "From \(server?.base.absoluteString ?? "the server")."
        case .cache: "From the cache, as of \(freshness.asOf.text(time: .standard, in: zone))."
        case .file: "Sample people in a file; --server URL uses a server."
        case .memory: "Sample people in memory; --server URL uses a server."
        }
    }

    /// Warns on standard error of cached rows: their age, and why they replace the server's.
    func warnIfOffline<Value>(_ loaded: LoadedValue<Value>) {
        guard loaded.freshness.source == .cache, let remark = loaded.remark else { return }
        let cause = ErrorMessage(remark, words: .current)
        console.warn(
            """
            Offline: as of \(loaded.freshness.asOf.age(at: dates.now)).
            \(cause.sentence) (\(cause.cause.domain) \(cause.cause.code))

            """
        )
    }

    /// The value of a list; throws the reason there is none.
    ///
    /// A session that ends empties the lists; its end is then the reason.
    func value<Value>(of state: LoadState<Value, ErrorMessage>) async throws -> Value {
        if case .idle = state, let keeper {
            do throws(AuthenticationError) {
                _ = try await keeper.credentials()
            } catch {
                throw CommandFailure(ErrorMessage(error, words: .current))
            }
        }
        return try state.loadedValue()
    }

    /// All people; throws the failure to load them.
    ///
    /// A change passes no policy, because it needs the server's rows.
    func people(
        _ policy: LoadPolicy? = nil
    ) async throws -> (users: LoadedValue<[SchedulingUser]>, teams: LoadedValue<[SchedulingTeam]>) {
        await feed.loadPeopleIfNeeded(policy)
        let users = try await value(of: feed.users)
        warnIfOffline(users)
        return (users, try await value(of: feed.teams))
    }

    /// The person that is named by number or name, or by a whole name alone.
    func user(
        _ name: PeopleName,
        _ policy: LoadPolicy? = nil,
        isWhole: Bool = false
    ) async throws -> SchedulingUser {
        try await PeopleArgument(people(policy).users.value, console).row(name, isWhole: isWhole)
    }

    /// The number of the named person; a typed number is not looked up.
    func id(of name: PeopleName) async throws -> SchedulingUser.ID {
        if case .number(let id) = name { id } else { try await user(name).id }
    }

    /// The team that is named by number or name, or by a whole name alone.
    func team(
        _ name: PeopleName,
        _ policy: LoadPolicy? = nil,
        isWhole: Bool = false
    ) async throws -> SchedulingTeam {
        try await PeopleArgument(people(policy).teams.value, console).row(name, isWhole: isWhole)
    }
}
