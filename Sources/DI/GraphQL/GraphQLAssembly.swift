public import Foundation
import MomentumAuthenticationDomain
public import MomentumContainer
import MomentumDomain
public import MomentumGraphQL
public import MomentumNetwork

/// Wires the client of a server; all features with data there share it.
///
/// Install it after an `AuthenticationAssembly` for the same server; requests use its session. A
/// sign-out then ends the client's requests and removes its cached answers.
public struct GraphQLAssembly: Assembly {
    private let server: ServerAddress
    private let folder: URL?
    private let userAgent: String?
    private let observer: (any GraphQLObserver)?

    /// - Parameters:
    ///   - server: The server of the data.
    ///   - folder: The folder of cached answers; `nil` keeps them for this run only.
    ///   - userAgent: The name and version in every request; `nil` for the suite's own.
    ///   - observer: Receives each attempt of a request, for metrics and logs.
    public init(
        server: ServerAddress,
        folder: URL? = nil,
        userAgent: String? = nil,
        observer: (any GraphQLObserver)? = nil
    ) {
        self.server = server
        self.folder = folder
        self.userAgent = userAgent
        self.observer = observer
    }

    public func register(in container: inout ContainerBuilder) {
        container.singleton(RequestTraffic.self) { [folder] (clock: any Clock<Duration>) in
            RequestTraffic(folder: folder?.appending(component: "answers"), clock: clock)
        }
        container.replace((any AccountBelongings).self) { (traffic: RequestTraffic) in traffic }
        container.singleton(GraphQLClient.self) {
            [server, userAgent, observer] (
                transport: any HTTPTransport,
                keeper: any SessionKeeperProtocol,
                traffic: RequestTraffic,
                clock: any Clock<Duration>,
                dates: any WallClock,
                random: any RandomBytes
            ) in
            GraphQLClient(
                configuration: GraphQLConfiguration(server: server, userAgent: userAgent),
                transport: transport,
                session: keeper,
                traffic: traffic,
                timing: Timing(dates: dates, clock: clock),
                random: random,
                observer: observer
            )
        }
        container.transient((any ServerInspector).self) {
            [server] (
                callback: CallbackAddress,
                service: any AuthenticationService,
                transport: any HTTPTransport,
                random: any RandomBytes,
                dates: any WallClock
            ) in
            RemoteServerInspector(
                server: server,
                callback: callback,
                service: service,
                transport: transport,
                random: random,
                dates: dates
            )
        }
    }
}
