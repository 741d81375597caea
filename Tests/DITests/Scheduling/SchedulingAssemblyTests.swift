import Foundation
import MomentumAuthenticationDI
import MomentumContainer
import MomentumDI
import MomentumGraphQLDI
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import Testing

@MainActor
@Suite struct SchedulingAssemblyTests {
    private func container(_ storage: SchedulingStorage) throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(SystemAssembly.fixture)
        if storage == .server {
            let server = try ServerAddress("https://mps.test")
            builder.install(AuthenticationAssembly(server: server, tokens: .inMemory))
            builder.install(GraphQLAssembly(server: server))
        }
        builder.install(SchedulingAssembly(storage: storage))
        return try builder.build()
    }

    @Test(arguments: [
        SchedulingStorage.inMemory, .folder(URL(filePath: "/nowhere")), .server,
    ])
    func `every use case and every screen can be made (SC-48, SC-50)`(
        storage: SchedulingStorage
    ) throws {
        let container = try container(storage)
        let builder = SchedulingBuilder(container: container)
        let router = Router<SchedulingRoute>()
        _ = try builder.makeUsersViewModel(router: router)
        _ = try builder.makeTeamsViewModel(router: router)
        _ = try builder.makeUserViewModel(id: 1)
        _ = try builder.makeTeamViewModel(id: 1)
        _ = try builder.makeUserFormViewModel()
        _ = try builder.makeTeamFormViewModel()

        #expect(try builder.makePeopleFeed() === builder.makePeopleFeed())
    }

    @Test func `sample people show without a server (CL-10)`() async throws {
        let builder = SchedulingBuilder(container: try container(.inMemory))
        let list = try builder.makeUsersViewModel(router: Router())

        await list.load()

        #expect(
            list.state.value?.rows.map(\.title)
                == ["Ana Ruiz", "Björn Dahl", "chen wei", "Dára O'Neill", "Emil Östberg"]
        )
        #expect(list.state.value?.freshness.source == .memory)
    }
}
