import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumNetwork
import MomentumPresentation

/// Signing in wired for one run.
@MainActor
struct AuthScreens {
    let builder: AuthenticationBuilder
    let keeper: any SessionKeeperProtocol
    let server: ServerAddress
    private var transport: (any HTTPTransport)?

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
        transport = try root.transport()
    }

    init(_ builder: AuthenticationBuilder, server: ServerAddress) async throws {
        self.builder = builder
        self.server = server
        keeper = try builder.makeSessionKeeper()
        await keeper.restore()
    }

    /// Who is signed in, after asking the server, and what kept it from saying so.
    func account() async throws -> SessionDocument {
        let account = try builder.makeAccountViewModel()
        let check = await account.validate()
        var problem = account.message
        if case .unclear(let error)? = check { problem = ErrorMessage(error) }
        return SessionDocument(
            account.state,
            server: server.base.absoluteString,
            space: try? await keeper.credentials().space,
            problem: problem
        )
    }

    /// Asks the server for anything, so that an address nobody answers at is not remembered
    /// (MD-GQ-20).
    func reach() async throws {
        guard let transport else { return }
        let request = HTTPRequest(
            url: server.url("/api/auth/get-session"),
            headers: ["Accept": "application/json"],
            limits: HTTPLimits(idle: .seconds(10), total: .seconds(10))
        )
        do throws(TransportError) {
            _ = try await transport.send(request)
        } catch .network(let failure, let cause) {
            let error = TransportError.network(failure, cause)
            throw CommandFailure(ErrorMessage(AuthenticationError.unavailable(error.cause)))
        } catch {
            // Whatever else it said, somebody is there.
        }
    }
}
