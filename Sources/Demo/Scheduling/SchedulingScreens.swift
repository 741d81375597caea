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

/// Users and teams wired for one run: the file by default, a server where one is named (CL-10).
@MainActor
struct SchedulingScreens {
    let builder: SchedulingBuilder
    let feed: PeopleFeed
    /// `nil` without a server.
    let keeper: (any SessionKeeperProtocol)?
    let server: ServerAddress?
    private let console: Console
    private let dates: any WallClock

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
        builder = root.scheduling
        feed = try builder.makePeopleFeed()
        keeper = try root.account?.signIn.makeSessionKeeper()
        await keeper?.restore()
    }

    /// The source of the data, as a last line for people (CL-10).
    func footnote(_ freshness: Freshness) -> TerminalText {
        switch freshness.source {
        case .server: "From \(server?.base.absoluteString ?? "the server")."
        case .cache: "From the cache, as of \(freshness.asOf.formatted(.iso8601))."
        case .file: "Sample people in a file; --server URL uses a server."
        case .memory: "Sample people in memory; --server URL uses a server."
        }
    }

    /// Warns on standard error of cached rows: their age, and why they stand in for the server's.
    func warnIfOffline<Value>(_ loaded: Loaded<Value>) {
        guard loaded.freshness.source == .cache, let remark = loaded.remark else { return }
        let cause = ErrorMessage(remark)
        console.warn(
            """
            Offline: as of \(loaded.freshness.asOf.age(at: dates.now)).
            \(cause.sentence) (\(cause.cause.domain) \(cause.cause.code))

            """
        )
    }

    /// Everybody, or the failure to load them.
    ///
    /// A change passes no policy, because it needs the server's rows.
    func people(
        _ policy: LoadPolicy? = nil
    ) async throws -> (users: Loaded<[SchedulingUser]>, teams: Loaded<[SchedulingTeam]>) {
        await feed.loadPeopleIfNeeded(policy)
        let users = try feed.users.loadedValue()
        warnIfOffline(users)
        return (users, try feed.teams.loadedValue())
    }

    func user(_ id: Int, _ policy: LoadPolicy? = nil) async throws -> SchedulingUser {
        guard let user = try await people(policy).users.value.first(where: { $0.id == id }) else {
            throw CommandFailure(ErrorMessage(SchedulingError.notFound(.person)))
        }
        return user
    }

    func team(_ id: Int, _ policy: LoadPolicy? = nil) async throws -> SchedulingTeam {
        guard let team = try await people(policy).teams.value.first(where: { $0.id == id }) else {
            throw CommandFailure(ErrorMessage(SchedulingError.notFound(.team)))
        }
        return team
    }
}
