import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumDomain
import MomentumGraphQL
import MomentumNetwork
import MomentumTestSupport

extension GraphQLClient {
    static func fixture(
        _ transport: any HTTPTransport,
        session: any CredentialSource = FixedCredentials(),
        board: RequestBoard = RequestBoard(),
        cache: ResponseCache = ResponseCache(),
        clock: any Clock<Duration> = TestClock(),
        dates: any WallClock = FixedWallClock(now: Date(timeIntervalSince1970: 1000)),
        observer: (any GraphQLObserver)? = nil
    ) throws -> GraphQLClient {
        GraphQLClient(
            configuration: GraphQLConfiguration(
                server: try ServerAddress("https://mps.test/base")
            ),
            transport: transport,
            session: session,
            traffic: RequestTraffic(board: board, cache: cache),
            timing: Timing(dates: dates, clock: clock),
            random: SequentialRandomBytes(),
            observer: observer
        )
    }
}
