import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumContainer
import MomentumDI
import MomentumDomain
import MomentumGraphQLDI
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

/// The lists of a server follow session and network by themselves.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct FollowingFeedTests {
    /// A network that a test switches on.
    private struct SwitchedConnection: ConnectionSource {
        private let stream = AsyncStream<Bool>.makeStream()

        func changes() -> AsyncStream<Bool> { stream.stream }
        func returns() { stream.continuation.yield(true) }
    }

    private let users = MockUserRepository()
    private let clock = TestClock()
    private let connection = SwitchedConnection()
    private let service = MockAuthenticationService()

    private func container() throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(SystemAssembly.fixture)
        let server = try ServerAddress("https://mps.test")
        builder.install(AuthenticationAssembly(server: server, tokens: .inMemory))
        builder.install(GraphQLAssembly(server: server))
        builder.install(SchedulingAssembly(storage: .server, connection: connection))
        builder.replace((any Clock<Duration>).self) { [clock] in clock }
        builder.replace((any AuthenticationService).self) { [service] in service }
        let token = SessionToken("t0ken")
        builder.replace((any TokenStore).self) { MockTokenStore(token) }
        builder.replace((any LoadUsersUseCaseProtocol).self) { [users] in
            LoadUsersUseCase(users: users)
        }
        return try builder.build()
    }

    private var people: LoadedValue<[SchedulingUser]> {
        LoadedValue(
            [.fixture(1, "Ana")],
            freshness: Freshness(source: .server, asOf: Date(timeIntervalSince1970: 0))
        )
    }

    @Test func `signing out empties a list that nobody told (NV-26, SC-24, AU-26)`() async throws {
        let container = try container()
        let feed = try SchedulingBuilder(container: container).feed
        let keeper = try AuthenticationBuilder(
            container: container,
            web: MockWebSession { _ in .failure(.cancelled) }
        ).keeper
        await keeper.restore()
        users.loading.always { [people] _ in people }
        await feed.reloadUsers(.networkOnly)
        #expect(feed.users.value == people)

        await keeper.signOut()
        await Observed.change { feed.users == .idle }
    }

    @Test func `a network that returns loads a failed list, once (NV-26, BX-11)`() async throws {
        let feed = try SchedulingBuilder(container: try container()).feed
        let offline = FailureCause(domain: "Transport", code: 1, isUnreachable: true)
        users.loading.next(.failure(.repository(.unavailable(offline))))
        await feed.reloadUsers(.networkOnly)
        #expect(feed.users.failure != nil)
        users.loading.always { [people] _ in people }

        connection.returns()
        await clock.waitForSleepers()
        clock.advance(by: .seconds(2))
        await Observed.change { feed.users == .loaded(people) }
    }

    @Test func `the lists and the session go with their container (NV-26)`() async throws {
        weak var feed: PeopleFeed?
        weak var keeper: (any SessionKeeperProtocol & AnyObject)?
        do {
            let container = try container()
            let builder = try SchedulingBuilder(container: container)
            feed = builder.feed
            keeper =
                try container.resolve((any SessionKeeperProtocol).self)
                as? any SessionKeeperProtocol & AnyObject
            await keeper?.restore()
        }

        while keeper != nil { await Task.yield() }
        #expect(feed == nil)
    }
}
