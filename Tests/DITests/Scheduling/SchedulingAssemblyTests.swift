import Foundation
import MomentumAuthenticationDI
import MomentumContainer
import MomentumDI
import MomentumDomain
import MomentumGraphQLDI
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingData
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SchedulingAssemblyTests {
    private func container(
        _ storage: SchedulingStorage,
        _ change: (inout ContainerBuilder) -> Void = { _ in }
    ) throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(SystemAssembly.fixture)
        if storage == .server {
            let server = try ServerAddress("https://mps.test")
            builder.install(AuthenticationAssembly(server: server, tokens: .inMemory))
            builder.install(GraphQLAssembly(server: server))
        }
        builder.install(SchedulingAssembly(storage: storage))
        change(&builder)
        return try builder.build()
    }

    @Test(arguments: [
        SchedulingStorage.inMemory, .folder(URL(filePath: "/nowhere")), .server,
    ])
    func `every route has its screen, which starts nothing (SC-48, SC-50, NV-16 to NV-18, NV-17)`(
        storage: SchedulingStorage
    ) throws {
        let builder = try SchedulingBuilder(container: try container(storage))
        let router = Router<SchedulingRoute>()
        let allRoutes: [SchedulingRoute] = [
            .users, .user(1), .newUser, .editUser(1), .teams, .team(1), .newTeam, .editTeam(1),
        ]

        for route in allRoutes {
            let screen = builder.screen(for: route, router: router)
            #expect(Self.route(of: screen) == route)
            screen.leave()
        }

        #expect(builder.feed.users == .idle)
        #expect(builder.feed.teams == .idle)
        #expect(router.path.isEmpty)
    }

    @Test func `people are replaced as a whole, or not at all (EM-12)`() throws {
        let own = InMemorySchedulingRepository(dates: FixedWallClock(now: .now))
        let error = #expect(throws: ContainerError.self) {
            try container(.inMemory) { $0.replace((any UserRepository).self) { own } }
        }
        let problems: [GraphProblem] =
            if case .invalid(let problems) = error { problems } else { [] }
        #expect(
            problems.map(\.kind.description)
                == ["TeamRepository", "PeopleRepository"].map {
                    "UserRepository was replaced, and \($0) works on the former one: replace \($0), too"
                }
        )

        let replaced = try container(.inMemory) {
            $0.replace((any UserRepository).self) { own }
            $0.replace((any TeamRepository).self) { own }
            $0.replace((any PeopleRepository).self) { own }
        }

        #expect(try replaced.resolve((any TeamRepository).self) as AnyObject === own)
    }

    @Test func `two Builders of one container share the lists (SC-23, NV-17)`() throws {
        let container = try container(.inMemory)

        let (one, other) = (
            try SchedulingBuilder(container: container), try SchedulingBuilder(container: container)
        )

        #expect(one.feed === other.feed)
    }

    @Test func `what a screen needs is missed when the Builder is made (NV-17)`() throws {
        let container = try ContainerBuilder().build()

        #expect(throws: ContainerError.self) { try SchedulingBuilder(container: container) }
    }

    private static func route(of screen: SchedulingScreen) -> SchedulingRoute? {
        switch screen {
        case .users: .users
        case .user(let detail): .user(detail.id)
        case .newUser(let form): form.id == nil ? .newUser : nil
        case .editUser(let form): form.id.map { .editUser($0) }
        case .teams: .teams
        case .team(let detail): .team(detail.id)
        case .newTeam(let form): form.id == nil ? .newTeam : nil
        case .editTeam(let form): form.id.map { .editTeam($0) }
        }
    }

    @Test func `sample people show without a server (CL-10)`() async throws {
        let builder = try SchedulingBuilder(container: try container(.inMemory))
        let list = builder.makeUsersViewModel(router: Router())

        await list.load()

        #expect(
            list.state.value?.users.map(\.fullName)
                == ["Ana Ruiz", "Björn Dahl", "chen wei", "Dára O'Neill", "Emil Östberg"]
        )
        #expect(list.state.value?.freshness.source == .memory)
    }
}
