import Foundation
import MomentumAuthenticationDomain
public import MomentumContainer
public import MomentumDomain
import MomentumGraphQL
import MomentumNetwork
import MomentumSchedulingData
public import MomentumSchedulingDomain
import MomentumSchedulingPresentation

/// Wires users and teams.
public struct SchedulingAssembly: Assembly {
    private typealias Repository = UserRepository & TeamRepository & PeopleRepository

    private let storage: SchedulingStorage
    private let matching: UserFilter.Matching
    private let allowsSeveralTeams: Bool
    private let connection: any ConnectionSource
    private let words: Words

    /// - Parameters:
    ///   - storage: The storage of users and teams.
    ///   - matching: The search algorithm.
    ///   - allowsSeveralTeams: True if a second team for a person causes a remark, not a refusal.
    ///   - connection: The network to the server; `nil` for the device's. When it returns, lists
    ///     that failed without it reload.
    ///   - words: The language of sentences.
    public init(
        storage: SchedulingStorage,
        matching: UserFilter.Matching = .parts,
        allowsSeveralTeams: Bool = false,
        connection: (any ConnectionSource)? = nil,
        words: Words = .english
    ) {
        self.storage = storage
        self.matching = matching
        self.allowsSeveralTeams = allowsSeveralTeams
        self.words = words
        self.connection = connection ?? DeviceConnection.current
    }

    public func register(in container: inout ContainerBuilder) {
        registerRepositories(in: &container)
        registerReading(in: &container)
        registerWriting(in: &container)
        container.singleton(SchedulingDisplay.self) {
            [matching, allowsSeveralTeams, words] (locale: Locale, calendar: Calendar) in
            SchedulingDisplay(
                locale: locale,
                timeZone: calendar.timeZone,
                matching: matching,
                allowsSeveralTeams: allowsSeveralTeams,
                words: words
            )
        }
        registerFeed(in: &container)
    }

    /// Registers the feed of users and teams.
    ///
    /// With a server it follows the session and the network while the container lasts; otherwise
    /// it follows changes by other processes.
    private func registerFeed(in container: inout ContainerBuilder) {
        guard storage == .server else {
            return container.mainActorSingleton(PeopleFeed.self) {
                [words] (
                    loadUsers: any LoadUsersUseCaseProtocol,
                    loadTeams: any LoadTeamsUseCaseProtocol,
                    loadPeople: any LoadPeopleUseCaseProtocol,
                    people: any PeopleRepository
                ) in
                let feed = PeopleFeed(
                    loadUsers: loadUsers,
                    loadTeams: loadTeams,
                    loadPeople: loadPeople,
                    words: words
                )
                feed.followChanges(of: people)
                return feed
            }
        }
        container.mainActorSingleton(PeopleFeed.self) {
            [connection, words] (
                loadUsers: any LoadUsersUseCaseProtocol,
                loadTeams: any LoadTeamsUseCaseProtocol,
                loadPeople: any LoadPeopleUseCaseProtocol,
                keeper: any SessionKeeperProtocol,
                clock: any Clock<Duration>,
                random: any RandomBytes
            ) in
            let feed = PeopleFeed(
                loadUsers: loadUsers,
                loadTeams: loadTeams,
                loadPeople: loadPeople,
                words: words
            )
            feed.followSession(keeper)
            feed.followConnection(connection, clock: clock, random: random)
            return feed
        }
    }

    private func registerRepositories(in container: inout ContainerBuilder) {
        switch storage {
        case .inMemory:
            container.singleton(InMemorySchedulingRepository.self) { (dates: any WallClock) in
                InMemorySchedulingRepository(dates: dates, withSamples: true)
            }
            register(InMemorySchedulingRepository.self, in: &container)
        case .folder(let folder):
            container.singleton(FileSchedulingRepository.self) {
                (dates: any WallClock, clock: any Clock<Duration>) in
                FileSchedulingRepository(
                    file: folder.appending(component: "people.json"),
                    dates: dates,
                    clock: clock,
                    withSamples: true
                )
            }
            register(FileSchedulingRepository.self, in: &container)
        case .server:
            container.singleton(RemoteSchedulingRepository.self) {
                (client: GraphQLClient, calendar: Calendar, locale: Locale) in
                RemoteSchedulingRepository(
                    client: client,
                    timeZone: calendar.timeZone,
                    locale: locale
                )
            }
            register(RemoteSchedulingRepository.self, in: &container)
        }
    }

    /// Registers one object for three protocols; a host that replaces it does so for all three,
    /// because lists, teams and deletions show the same people.
    private func register<Adapter: Repository>(
        _ adapter: Adapter.Type,
        in container: inout ContainerBuilder
    ) {
        container.singleton((any UserRepository).self) { (adapter: Adapter) in adapter }
        container.singleton((any TeamRepository).self) { (adapter: Adapter) in adapter }
        container.singleton((any PeopleRepository).self) { (adapter: Adapter) in adapter }
        let (users, teams) = ((any UserRepository).self, (any TeamRepository).self)
        let people = (any PeopleRepository).self
        container.companion(users, of: teams)
        container.companion(users, of: people)
        container.companion(teams, of: users)
        container.companion(teams, of: people)
        container.companion(people, of: users)
        container.companion(people, of: teams)
    }

    private func registerReading(in container: inout ContainerBuilder) {
        container.transient((any LoadUsersUseCaseProtocol).self, LoadUsersUseCase.init(users:))
        container.transient((any LoadTeamsUseCaseProtocol).self, LoadTeamsUseCase.init(teams:))
        container.transient((any LoadPeopleUseCaseProtocol).self, LoadPeopleUseCase.init(people:))
        container.transient(
            (any CheckUserDeletionUseCaseProtocol).self,
            CheckUserDeletionUseCase.init(users:)
        )
    }

    private func registerWriting(in container: inout ContainerBuilder) {
        container.transient((any CreateUserUseCaseProtocol).self, CreateUserUseCase.init(users:))
        container.transient((any UpdateUserUseCaseProtocol).self, UpdateUserUseCase.init(users:))
        container.transient(
            (any DeleteUserUseCaseProtocol).self,
            DeleteUserUseCase.init(users:teams:)
        )
        container.transient((any DeleteTeamUseCaseProtocol).self, DeleteTeamUseCase.init(teams:))
        container.transient((any CreateTeamUseCaseProtocol).self) {
            [allowsSeveralTeams] (
                teams: any TeamRepository,
                people: any PeopleRepository,
                locale: Locale
            ) in
            CreateTeamUseCase(
                teams: teams,
                people: people,
                locale: locale,
                allowsSeveralTeams: allowsSeveralTeams
            )
        }
        container.transient((any UpdateTeamUseCaseProtocol).self) {
            [allowsSeveralTeams] (
                teams: any TeamRepository,
                people: any PeopleRepository,
                locale: Locale
            ) in
            UpdateTeamUseCase(
                teams: teams,
                people: people,
                locale: locale,
                allowsSeveralTeams: allowsSeveralTeams
            )
        }
    }
}
