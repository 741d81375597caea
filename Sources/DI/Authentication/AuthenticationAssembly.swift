public import Foundation
package import MomentumAuthenticationData
public import MomentumAuthenticationDomain
public import MomentumContainer
public import MomentumDomain
import MomentumGraphQL
public import MomentumNetwork

/// Wires signing in and the client of one server.
public struct AuthenticationAssembly: Assembly {
    let server: ServerAddress
    let tokens: TokenStorage
    let folder: URL?
    let observer: @Sendable (FailureCause) -> Void
    /// `nil` on a system without a Keychain.
    let keychain: (any Keychain)?
    private let policy: SignInPolicy
    private let callback: CallbackAddress
    private let userAgent: String?

    /// - Parameters:
    ///   - server: The server of sessions and data.
    ///   - tokens: The storage of the session token.
    ///   - policy: The content of the callback; read about `SignInPolicy.token` before you choose
    ///     it.
    ///   - callback: The address to which the sign-in page sends people back.
    ///   - folder: The folder of the attempt and cached answers, or `nil` for this run only.
    ///   - userAgent: The name and version in every request, or `nil` for the suite's own.
    ///   - observer: Receives failures of the token's storage, which no screen shows.
    public init(
        server: ServerAddress,
        tokens: TokenStorage = .automatic,
        policy: SignInPolicy = .automatic,
        callback: CallbackAddress = CallbackAddress(),
        folder: URL? = nil,
        userAgent: String? = nil,
        observer: @escaping @Sendable (FailureCause) -> Void = { _ in }
    ) {
        self.init(
            server: server,
            tokens: tokens,
            policy: policy,
            callback: callback,
            folder: folder,
            userAgent: userAgent,
            observer: observer,
            keychain: DeviceKeychain.current
        )
    }

    package init(
        server: ServerAddress,
        tokens: TokenStorage,
        policy: SignInPolicy = .automatic,
        callback: CallbackAddress = CallbackAddress(),
        folder: URL?,
        userAgent: String? = nil,
        observer: @escaping @Sendable (FailureCause) -> Void,
        keychain: (any Keychain)?
    ) {
        self.server = server
        self.tokens = tokens
        self.policy = policy
        self.callback = callback
        self.folder = folder
        self.userAgent = userAgent
        self.observer = observer
        self.keychain = keychain
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
        container.transient((any ServerInspector).self) {
            [server, callback] (
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
        container.singleton((any SessionKeeperProtocol).self) {
            [policy, callback] (
                service: any AuthenticationService,
                tokens: any TokenStore,
                attempts: any SignInAttemptStore,
                board: RequestBoard,
                cache: ResponseCache,
                dates: any WallClock,
                random: any RandomBytes
            ) in
            SessionKeeper(
                service: service,
                tokens: tokens,
                attempts: attempts,
                belongings: [board, cache],
                dates: dates,
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
}

/// The storage of the session token on the device.
public enum TokenStorage: Hashable, Sendable {
    /// In the Keychain where the system has one, else in a file.
    ///
    /// A token in the file of an earlier version is moved into the Keychain.
    case automatic
    /// In the Keychain, on this device alone, readable from the first unlock on.
    ///
    /// - Parameters:
    ///   - service: The owner of the entry; by default the bundle identifier, else `momentum`.
    ///   - accessGroup: The apps that share the entry; `nil` for this one.
    case keychain(service: String? = nil, accessGroup: String? = nil)
    /// In a file that only its owner may read; by default `session.json` in the assembly's folder,
    /// else in a folder of the service's name among the user's application support files.
    case file(URL? = nil)
    /// Nowhere: the token lasts as long as the container.
    case inMemory

    /// The owner of Keychain entries and files that a host has not named.
    static var defaultService: String { Bundle.main.bundleIdentifier ?? "momentum" }

    static func defaultFile(in folder: URL?) -> URL {
        if let folder { return folder.appending(component: "session.json") }
        let support = FileManager.default.urls(
            for: .applicationSupportDirectory,
            in: .userDomainMask
        )
        let parent = support.first ?? URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory)
        return parent.appending(components: defaultService, "session.json")
    }
}
