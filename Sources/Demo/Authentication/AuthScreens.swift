import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumNetwork
import MomentumPresentation

@MainActor
struct AuthScreens {
    let builder: AuthenticationBuilder
    let server: ServerAddress
    private let transport = URLSessionTransport(userAgent: MomentumCommand.userAgent)

    init(
        _ call: Invocation,
        _ context: CommandContext,
        policy: SignInPolicy = .automatic
    ) async throws {
        let server = try SchedulingServer(context).address(call[SchedulingScreens.server])
        let root = try CompositionRoot(
            .init(context: context, server: server, policy: policy)
        )
        guard let server, let builder = root.account?.signIn else {
            throw call.usageError(
                "There is no server to sign in to.",
                hint: "Name one with --server URL or MOMENTUM_SERVER."
            )
        }
        await self.init(builder, server: server)
    }

    init(_ builder: AuthenticationBuilder, server: ServerAddress) async {
        self.builder = builder
        self.server = server
        await keeper.restore()
    }

    var keeper: any SessionKeeperProtocol { builder.keeper }

    /// The session after a check with the server; includes the problem if the answer is unclear.
    func document(of account: AccountViewModel) async -> SessionDocument {
        let check = await account.validate()
        var problem = account.message
        if case .unclear(let error)? = check { problem = ErrorMessage(error, words: .current) }
        return SessionDocument(
            account.state,
            server: server.base.absoluteString,
            space: try? await keeper.credentials().space,
            problem: problem
        )
    }

    /// Sends one request to the server, so that an unreachable address is not saved (MD-GQ-20).
    func reach() async throws {
        let request = HTTPRequest(
            url: server.url("/api/auth/get-session"),
            headers: ["Accept": "application/json"],
            limits: HTTPLimits(idle: .seconds(10), total: .seconds(10))
        )
        do throws(TransportError) {
            _ = try await transport.send(request)
        } catch .network(let failure, let cause) {
            let error = TransportError.network(failure, cause)
            throw CommandFailure(
                ErrorMessage(AuthenticationError.unavailable(error.cause), words: .current)
            )
        } catch {
            // Any other error proves that a server answers.
        }
    }
}
