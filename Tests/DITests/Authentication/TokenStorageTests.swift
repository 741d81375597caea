import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumContainer
import MomentumDI
import MomentumNetwork
import Testing

/// The token store that the container really makes.
@MainActor
@Suite struct TokenStorageTests {
    private let folder = URL(filePath: "/nowhere/momentum")

    private func container(
        _ tokens: TokenStorage,
        folder: URL?,
        keychain: (any Keychain)? = nil
    ) throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(SystemAssembly.fixture)
        builder.install(
            AuthenticationAssembly(
                server: try ServerAddress("https://mps.test"),
                tokens: tokens,
                folder: folder,
                log: { _ in },
                keychain: keychain
            )
        )
        return try builder.build()
    }

    /// The token stores of the graph, by name.
    private func stores(_ container: DependencyContainer) -> [String] {
        container.serviceGraph.services.map { "\($0.key)" }.filter { $0.hasSuffix("TokenStore") }
            .sorted()
    }

    @Test func `on a platform with a Keychain the token is kept there (AU-35, MD-GQ-3)`() throws {
        let container = try container(.automatic, folder: folder, keychain: AbsentKeychain())

        #expect(stores(container) == ["FileTokenStore", "KeychainTokenStore", "TokenStore"])
        #expect(try container.resolve((any TokenStore).self) is MovingTokenStore)
        let keeper = try container.resolve((any SessionKeeperProtocol).self)
        #expect(keeper is SessionKeeper)
    }

    @Test func `elsewhere it is kept in the file (AU-35, MD-GQ-3)`() throws {
        let container = try container(.automatic, folder: folder)

        #expect(stores(container) == ["FileTokenStore", "TokenStore"])
        #expect(try container.resolve((any TokenStore).self) is FileTokenStore)
    }

    #if canImport(Security)
    @Test func `this platform has a Keychain (MD-GQ-3)`() {
        #expect(DeviceKeychain.current is any Keychain)
    }
    #else
    @Test func `this platform has none (MD-GQ-3)`() {
        #expect(DeviceKeychain.current == nil)
    }
    #endif

    @Test func `a host chooses the Keychain, a file or nothing (AU-35)`() throws {
        let keychain = try container(
            .keychain(service: "test.app", accessGroup: "TEAM.shared"),
            folder: nil,
            keychain: AbsentKeychain()
        )
        let file = try container(.file(URL(filePath: "/nowhere/token")), folder: nil)
        let memory = try container(.inMemory, folder: folder)

        #expect(try keychain.resolve((any TokenStore).self) is KeychainTokenStore)
        #expect(try file.resolve((any TokenStore).self) is FileTokenStore)
        #expect(try memory.resolve((any TokenStore).self) is InMemoryTokenStore)
    }

    @Test func `the Keychain is not silently replaced where there is none (AU-5, AU-35)`()
        async throws
    {
        let container = try container(.keychain(), folder: folder)
        let tokens = try container.resolve((any TokenStore).self)

        await #expect(throws: AuthenticationError.self) { try await tokens.load() }
    }
}
