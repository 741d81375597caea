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

    /// Warns on standard error of rows that are not all of the server's: the age of cached ones,
    /// and why they replace the server's, or that its answer is incomplete.
    func warn<Value>(of loaded: LoadedValue<Value>) {
        guard let remark = loaded.remark else { return }
        if loaded.freshness.source == .cache {
            console.warn("Offline: as of \(loaded.freshness.asOf.age(at: dates.now)).\n")
        }
        warn(ErrorMessage(remark, words: .current))
    }

    private func warn(_ message: ErrorMessage) {
        let cause = message.cause
        console.warn("\(message.sentence) (\(cause.domain) \(cause.code))\n")
    }

    /// The content of a screen; a failure beside it is only warned of.
    ///
    /// - Throws: The failure without any content.
    func shown<Detail>(_ state: DetailState<Detail>) throws -> Detail {
        guard case .failed(let message, let detail?) = state else { return try state.loadedValue() }
        warn(message)
        return detail
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
    func users(_ policy: LoadPolicy? = nil) async throws -> [SchedulingUser] {
        await load(policy)
        return try await value(of: feed.users).value
    }

    /// All teams, by the rules of ``users(_:)``.
    func teams(_ policy: LoadPolicy? = nil) async throws -> [SchedulingTeam] {
        await load(policy)
        return try await value(of: feed.teams).value
    }

    private func load(_ policy: LoadPolicy?) async {
        let (users, teams) = (feed.users.value, feed.teams.value)
        await feed.loadPeopleIfNeeded(policy)
        // An answer with both lists is warned of once.
        if let new = feed.users.value, new != users, new.remark != nil {
            warn(of: new)
        } else if let new = feed.teams.value, new != teams {
            warn(of: new)
        }
    }

    /// The person that is named by number or name, or by a whole name alone.
    func user(
        _ name: PeopleName,
        _ policy: LoadPolicy? = nil,
        isWhole: Bool = false
    ) async throws -> SchedulingUser {
        try await PeopleArgument(users(policy), console).row(name, isWhole: isWhole)
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
        try await PeopleArgument(teams(policy), console).row(name, isWhole: isWhole)
    }
}
