import Foundation
import MomentumDI
import MomentumData
import MomentumDomain
import MomentumPresentation

/// Signing in wired for one run.
@MainActor
struct AuthScreens {
    let builder: AuthenticationBuilder
    let keeper: any SessionKeeperProtocol
    let server: ServerAddress

    init(
        _ call: Invocation,
        _ context: CommandContext,
        policy: SignInPolicy = .automatic
    ) async throws {
        let server = try SchedulingServer(context).address(call[SchedulingScreens.server])
        let root = try CompositionRoot(context, server: server, policy: policy)
        guard let server, let builder = root.authentication else {
            throw call.usageError(
                "There is no server to sign in to.",
                hint: "Name one with --server URL or MOMENTUM_SERVER."
            )
        }
        try await self.init(builder, server: server)
    }

    init(_ builder: AuthenticationBuilder, server: ServerAddress) async throws {
        self.builder = builder
        self.server = server
        keeper = try builder.makeSessionKeeper()
        await keeper.restore()
    }

    /// Who is signed in, after asking the server.
    func account() async throws -> SessionDocument {
        let account = try builder.makeAccountViewModel()
        await account.validate()
        if let message = account.message { throw CommandFailure(message) }
        return SessionDocument(account.state, server: server.base.absoluteString)
    }
}
