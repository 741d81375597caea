public import Foundation
public import MomentumData
public import MomentumDomain
import MomentumPresentation

/// Wires signing in and the client of one server.
public struct AuthenticationAssembly: Assembly {
    private let server: ServerAddress
    private let folder: URL?
    private let policy: SignInPolicy
    private let callback: CallbackAddress
    private let userAgent: String?

    /// - Parameters:
    ///   - server: Where sessions and data are.
    ///   - folder: Where token, attempt and cached answers are kept, or `nil` for this run only.
    ///   - policy: What the callback carries; see `SignInPolicy.token` before choosing that.
    ///   - callback: Where the sign-in page sends people back to.
    ///   - userAgent: The name and version that every request gives, or `nil` for the suite's own.
    public init(
        server: ServerAddress,
        folder: URL?,
        policy: SignInPolicy = .automatic,
        callback: CallbackAddress = CallbackAddress(),
        userAgent: String? = nil
    ) {
        self.server = server
        self.folder = folder
        self.policy = policy
        self.callback = callback
        self.userAgent = userAgent
    }

    public func register(in container: inout ContainerBuilder) {
        registerStores(in: &container)
        container.singleton((any HTTPTransport).self) { [userAgent] in
            URLSessionTransport(userAgent: userAgent)
        }
        container.singleton((any RandomBytes).self) { SystemRandomBytes() }
        container.singleton(RequestBoard.self) { (clock: any Clock<Duration>) in
            RequestBoard(clock: clock)
        }
        container.singleton(ResponseCache.self) { [folder] in
            ResponseCache(folder: folder?.appending(component: "answers"))
        }
        container.singleton((any AuthenticationService).self) {
            [server] (transport: any HTTPTransport) in
            RemoteAuthenticationService(server: server, transport: transport)
        }
        container.singleton((any SessionKeeperProtocol).self) {
            [policy, callback] (
                service: any AuthenticationService,
                tokens: any TokenStore,
                attempts: any SignInAttemptStore,
                board: RequestBoard,
                cache: ResponseCache,
                clock: any WallClock,
                random: any RandomBytes
            ) in
            SessionKeeper(
                service: service,
                tokens: tokens,
                attempts: attempts,
                belongings: [board, cache],
                clock: clock,
                random: random,
                policy: policy,
                callback: callback
            )
        }
        container.singleton(GraphQLClient.self) {
            [server, userAgent] (
                transport: any HTTPTransport,
                keeper: any SessionKeeperProtocol,
                board: RequestBoard,
                cache: ResponseCache,
                clock: any Clock<Duration>,
                dates: any WallClock,
                random: any RandomBytes
            ) in
            GraphQLClient(
                configuration: GraphQLConfiguration(server: server, userAgent: userAgent),
                transport: transport,
                session: keeper,
                board: board,
                cache: cache,
                clock: clock,
                dates: dates,
                random: random
            )
        }
    }

    private func registerStores(in container: inout ContainerBuilder) {
        guard let folder else {
            container.singleton((any TokenStore).self) { InMemoryTokenStore() }
            container.singleton((any SignInAttemptStore).self) { InMemorySignInAttemptStore() }
            return
        }
        container.singleton((any TokenStore).self) { [server] in
            FileTokenStore(file: folder.appending(component: "session.json"), server: server)
        }
        container.singleton((any SignInAttemptStore).self) {
            FileSignInAttemptStore(file: folder.appending(component: "sign-in.json"))
        }
    }
}
