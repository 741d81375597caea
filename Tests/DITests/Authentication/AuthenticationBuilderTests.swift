import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumAuthenticationTestSupport
import MomentumContainer
import MomentumDI
import MomentumNetwork
import MomentumPresentation
import Testing

@MainActor
@Suite struct AuthenticationBuilderTests {
    private let web = MockWebSession { _ in .failure(.cancelled) }

    @Test(arguments: [
        TokenStorage.inMemory, .file(URL(filePath: "/nowhere/session.json")), .keychain(),
        .automatic,
    ])
    func `every route has its screen, and making one starts nothing (NV-16, NV-17, NV-18)`(
        tokens: TokenStorage
    ) async throws {
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        container.install(
            AuthenticationAssembly(server: try ServerAddress("https://mps.test"), tokens: tokens)
        )
        let builder = try AuthenticationBuilder(container: try container.build(), web: web)
        let router = Router<AuthenticationRoute>()

        let signIn = builder.screen(for: .signIn, router: router)
        let account = builder.screen(for: .account, router: router)

        guard case .signIn(let model) = signIn, case .account = account else {
            Issue.record("\(signIn) \(account)")
            return
        }
        #expect(model.state == .idle)
        #expect(await builder.keeper.state == .restoring(nil))
        signIn.leave()
        account.leave()
    }

    @Test func `without a session keeper there is no Builder (NV-17)`() throws {
        let container = try ContainerBuilder().build()

        #expect(throws: ContainerError.self) {
            try AuthenticationBuilder(container: container, web: web)
        }
    }
}
