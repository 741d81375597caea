import MomentumNetwork
import MomentumSchedulingData

extension MPSWorld {
    /// Users and teams of the world, over GraphQL.
    func people(
        token: String = "dana-session-token",
        limits: HTTPLimits = HTTPLimits(idle: .seconds(5), total: .seconds(10)),
        clock: any Clock<Duration> = ContinuousClock()
    ) throws -> RemoteSchedulingRepository {
        let session = FixedCredentials(token: token)
        return RemoteSchedulingRepository(
            client: try MPSServer.client(
                at: address,
                session: session,
                clock: clock,
                limits: limits
            )
        )
    }
}
