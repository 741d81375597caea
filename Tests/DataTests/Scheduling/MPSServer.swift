import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumDomain
import MomentumGraphQL
import MomentumNetwork
import MomentumSystem
import Testing

/// The GraphQL server in `Tests/Servers`, if it is running.
///
/// `Tests/Servers/test-with-server` starts it, and names its address in `MOMENTUM_MPS_SERVER`.
enum MPSServer {
    static let base = ProcessInfo.processInfo.environment["MOMENTUM_MPS_SERVER"]
    static let missing: Comment = "needs MOMENTUM_MPS_SERVER: run Tests/Servers/test-with-server"

    /// A new world: its own data, sessions, faults and log.
    static func world() -> MPSWorld? {
        base.map { MPSWorld(address: "\($0)/t/\(UUID().uuidString.lowercased())") }
    }

    static func client(
        at address: String,
        session: any CredentialSource,
        clock: any Clock<Duration> = ContinuousClock(),
        limits: HTTPLimits = HTTPLimits(idle: .seconds(5), total: .seconds(10))
    ) throws -> GraphQLClient {
        GraphQLClient(
            configuration: GraphQLConfiguration(
                server: try ServerAddress(address),
                limits: limits
            ),
            transport: URLSessionTransport(),
            session: session,
            traffic: RequestTraffic(board: RequestBoard(), cache: ResponseCache()),
            timing: Timing(dates: SystemWallClock(), clock: clock),
            random: SequentialRandomBytes()
        )
    }
}
