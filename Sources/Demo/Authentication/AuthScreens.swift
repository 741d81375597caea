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
        policy: SignInPolicy = .code
    ) async throws {
        guard let server = try SchedulingServer(context).address(call[SchedulingScreens.server])
        else {
            throw call.usageError(
                "There is no server to sign in to.",
                hint: "Name one with --server URL or MOMENTUM_SERVER."
            )
        }
        self.server = server
        var container = ContainerBuilder()
        container.install(
            SystemAssembly(
                clock: context.clock,
                calendar: context.calendar,
                locale: context.locale
            )
        )
        container.install(
            AuthenticationAssembly(
                server: server,
                folder: context.dataDirectory?.appending(component: "scheduling"),
                policy: policy
            )
        )
        builder = AuthenticationBuilder(container: try container.build())
        keeper = try builder.makeSessionKeeper()
        await keeper.restore()
    }
}
