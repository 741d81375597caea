import Foundation
import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumContainer

extension AuthenticationAssembly {
    func registerStores(in container: inout ContainerBuilder) {
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
                [observer] (keychain: KeychainTokenStore, file: FileTokenStore) in
                MovingTokenStore(current: keychain, earlier: file, observer: observer)
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
        container.singleton(KeychainTokenStore.self) { [keychain, server, observer] in
            KeychainTokenStore(
                keychain: keychain ?? AbsentKeychain(),
                service: service ?? TokenStorage.defaultService,
                accessGroup: accessGroup,
                server: server,
                observer: observer
            )
        }
    }
}
