import Foundation
import MomentumDI
import MomentumData
import MomentumDomain
import MomentumPresentation

/// Users and teams wired for one run: the file by default, a server where one is named (CL-10).
@MainActor
struct SchedulingScreens {
    let builder: SchedulingBuilder
    let feed: PeopleFeed
    /// `nil` without a server.
    let keeper: (any SessionKeeperProtocol)?
    let server: ServerAddress?

    nonisolated static let server = Option.value(
        "server",
        "URL",
        "The server to use; else MOMENTUM_SERVER, else the one that was signed in to.",
        as: .text
    )

    init(_ call: Invocation, _ context: CommandContext) async throws {
        let server = try SchedulingServer(context).address(call[Self.server])
        try await self.init(CompositionRoot(context, server: server), server: server)
    }

    init(_ root: CompositionRoot, server: ServerAddress?) async throws {
        self.server = server
        builder = root.scheduling
        feed = try builder.makePeopleFeed()
        keeper = try root.authentication?.makeSessionKeeper()
        await keeper?.restore()
    }

    /// Where the data comes from, as a last line for people (CL-10).
    func note(_ freshness: Freshness) -> TerminalText {
        switch freshness.source {
        case .server: "From \(server?.base.absoluteString ?? "the server")."
        case .cache: "From the cache, as of \(freshness.asOf.formatted(.iso8601))."
        case .file: "Sample people in a file; --server URL uses a server."
        case .memory: "Sample people in memory; --server URL uses a server."
        }
    }

    /// Everybody, or why not.
    func people() async throws -> (users: Loaded<[User]>, teams: Loaded<[Team]>) {
        await feed.loadPeopleIfNeeded()
        return (try feed.users.loadedValue(), try feed.teams.loadedValue())
    }

    func user(_ id: Int) async throws -> User {
        guard let user = try await people().users.value.first(where: { $0.id == id }) else {
            throw CommandFailure(ErrorMessage(SchedulingError.notFound(.person)))
        }
        return user
    }

    func team(_ id: Int) async throws -> Team {
        guard let team = try await people().teams.value.first(where: { $0.id == id }) else {
            throw CommandFailure(ErrorMessage(SchedulingError.notFound(.team)))
        }
        return team
    }
}
