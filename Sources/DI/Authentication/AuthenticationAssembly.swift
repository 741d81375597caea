public import Foundation
package import MomentumAuthenticationData
public import MomentumAuthenticationDomain
public import MomentumContainer
public import MomentumDomain
public import MomentumNetwork

/// Wires the sign-in to one server.
public struct AuthenticationAssembly: Assembly {
    private let server: ServerAddress
    private let tokens: TokenStorage
    private let folder: URL?
    private let log: @Sendable (FailureCause) -> Void
    /// `nil` on a system without a Keychain.
    private var keychain: (any Keychain)?
    private let policy: SignInPolicy
    private let callback: CallbackAddress
    private let foreground: (any ForegroundSource)?
    private let userAgent: String?

    /// - Parameters:
    ///   - server: The server of sessions.
    ///   - tokens: The place of the session token.
    ///   - policy: The content of the callback; read about `SignInPolicy.token` before you choose
    ///     it.
    ///   - callback: The address to which the sign-in page sends people back.
    ///   - folder: The folder of the attempt, or `nil` for this run only.
    ///   - foreground: Tells when people see the program, or `nil` if it is never out of sight.
    ///     After more than 15 minutes out of sight the session is checked.
    ///   - userAgent: The name and version in every request, or `nil` for the suite's own.
    ///   - log: Receives failures of the token's storage, which no screen shows.
    public init(
        server: ServerAddress,
        tokens: TokenStorage = .automatic,
        policy: SignInPolicy = .automatic,
        callback: CallbackAddress = CallbackAddress(),
        folder: URL? = nil,
        foreground: (any ForegroundSource)? = nil,
        userAgent: String? = nil,
        log: @escaping @Sendable (FailureCause) -> Void = { _ in }
    ) {
        self.server = server
        self.tokens = tokens
        self.policy = policy
        self.callback = callback
        self.folder = folder
        self.foreground = foreground
        self.userAgent = userAgent
        self.log = log
        keychain = DeviceKeychain.current
    }

    /// Wires a device with another Keychain implementation.
    package init(
        server: ServerAddress,
        tokens: TokenStorage,
        folder: URL?,
        log: @escaping @Sendable (FailureCause) -> Void,
        keychain: (any Keychain)?
    ) {
        self.init(server: server, tokens: tokens, folder: folder, log: log)
        self.keychain = keychain
    }

    public func register(in container: inout ContainerBuilder) {
        registerStores(in: &container)
        container.singleton(CallbackAddress.self) { [callback] in callback }
        container.singleton((any HTTPTransport).self) { [userAgent] in
            URLSessionTransport(userAgent: userAgent)
        }
        container.singleton((any RandomBytes).self) { SystemRandomBytes() }
        // An assembly whose work or data ends with the session replaces this.
        container.singleton((any AccountBelongings).self) { NoBelongings() }
        container.singleton((any AuthenticationService).self) {
            [server] (transport: any HTTPTransport) in
            RemoteAuthenticationService(server: server, transport: transport)
        }
        container.singleton((any SessionKeeperProtocol).self) {
            [policy, callback, foreground] (
                service: any AuthenticationService,
                tokens: any TokenStore,
                attempts: any SignInAttemptStore,
                belongings: any AccountBelongings,
                dates: any WallClock,
                random: any RandomBytes
            ) in
            let keeper = SessionKeeper(
                service: service,
                tokens: tokens,
                attempts: attempts,
                belongings: [belongings],
                dates: dates,
                random: random,
                policy: policy,
                callback: callback
            )
            if let foreground { keeper.follow(foreground) }
            return keeper
        }
    }

    private func registerStores(in container: inout ContainerBuilder) {
        registerTokens(in: &container)
        container.singleton((any SignInAttemptStore).self) { [folder] in
            guard let folder else { return InMemorySignInAttemptStore() }
            return FileSignInAttemptStore(file: folder.appending(component: "sign-in.json"))
        }
    }

    private func registerTokens(in container: inout ContainerBuilder) {
        switch tokens {
        case .inMemory:
            container.singleton((any TokenStore).self) { InMemoryTokenStore() }
        case .file(let file):
            registerFile(file, in: &container)
            container.singleton((any TokenStore).self) { (file: FileTokenStore) in file }
        case .keychain(let service, let accessGroup):
            registerKeychain(service, accessGroup, in: &container)
            container.singleton((any TokenStore).self) { (keychain: KeychainTokenStore) in keychain
            }
        case .automatic where keychain == nil:
            registerFile(nil, in: &container)
            container.singleton((any TokenStore).self) { (file: FileTokenStore) in file }
        case .automatic:
            registerFile(nil, in: &container)
            registerKeychain(nil, nil, in: &container)
            container.singleton((any TokenStore).self) {
                [log] (keychain: KeychainTokenStore, file: FileTokenStore) in
                MovingTokenStore(current: keychain, earlier: file, log: log)
            }
        }
    }

    private func registerFile(_ file: URL?, in container: inout ContainerBuilder) {
        container.singleton(FileTokenStore.self) { [server, folder] in
            FileTokenStore(file: file ?? TokenStorage.defaultFile(in: folder), server: server)
        }
    }

    private func registerKeychain(
        _ service: String?,
        _ accessGroup: String?,
        in container: inout ContainerBuilder
    ) {
        container.singleton(KeychainTokenStore.self) { [keychain, server, log] in
            KeychainTokenStore(
                keychain: keychain ?? AbsentKeychain(),
                service: service ?? TokenStorage.defaultService,
                accessGroup: accessGroup,
                server: server,
                log: log
            )
        }
    }
}

/// The belongings of an account that keeps no data on the device.
private struct NoBelongings: AccountBelongings {
    func stopWork(_ reason: AuthenticationState.Reason) async {}

    func wipe() async {}
}
