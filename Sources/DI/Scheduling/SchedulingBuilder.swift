public import MomentumContainer
import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import MomentumSchedulingPresentation
public import Observation

/// Creates the screens of users and teams, and their view models.
///
/// Creating a view model starts nothing, so a host may create one and discard it.
@MainActor
@Observable
public final class SchedulingBuilder {
    /// The state that the screens share.
    public let feed: PeopleFeed

    private let users: UserUseCases
    private let teams: TeamUseCases
    private let display: SchedulingDisplay
    private let dates: any WallClock

    /// - Throws: ``ContainerError`` if a service of a screen cannot be created.
    public init(container: DependencyContainer) throws(ContainerError) {
        feed = try container.resolveOnMainActor(PeopleFeed.self)
        users = UserUseCases(
            create: try container.resolve((any CreateUserUseCaseProtocol).self),
            update: try container.resolve((any UpdateUserUseCaseProtocol).self),
            check: try container.resolve((any CheckUserDeletionUseCaseProtocol).self),
            delete: try container.resolve((any DeleteUserUseCaseProtocol).self)
        )
        teams = TeamUseCases(
            create: try container.resolve((any CreateTeamUseCaseProtocol).self),
            update: try container.resolve((any UpdateTeamUseCaseProtocol).self),
            delete: try container.resolve((any DeleteTeamUseCaseProtocol).self)
        )
        display = try container.resolve(SchedulingDisplay.self)
        dates = try container.resolve((any WallClock).self)
    }

    /// The screen of a route, for `Router.screen(for:make:)`.
    public func screen(
        for route: SchedulingRoute,
        router: any RouterProtocol<SchedulingRoute>
    ) -> SchedulingScreen {
        switch route {
        case .users: .users(makeUsersViewModel(router: router))
        case .user(let id): .user(makeUserViewModel(id: id, router: router))
        case .newUser: .newUser(makeUserFormViewModel(router: router))
        case .editUser(let id): .editUser(makeUserFormViewModel(id: id, router: router))
        case .teams: .teams(makeTeamsViewModel(router: router))
        case .team(let id): .team(makeTeamViewModel(id: id, router: router))
        case .newTeam: .newTeam(makeTeamFormViewModel(router: router))
        case .editTeam(let id): .editTeam(makeTeamFormViewModel(id: id, router: router))
        }
    }

    public func makeUsersViewModel(
        router: any RouterProtocol<SchedulingRoute>
    ) -> UsersViewModel {
        UsersViewModel(feed: feed, display: display, router: router)
    }

    public func makeUserViewModel(
        id: SchedulingUser.ID,
        router: any RouterProtocol<SchedulingRoute>
    ) -> UserViewModel {
        UserViewModel(
            id: id,
            feed: feed,
            check: users.check,
            delete: users.delete,
            display: display,
            router: router
        )
    }

    /// The form of a user; `nil` creates a new one.
    public func makeUserFormViewModel(
        id: SchedulingUser.ID? = nil,
        router: any RouterProtocol<SchedulingRoute>
    ) -> UserFormViewModel {
        UserFormViewModel(
            id: id,
            feed: feed,
            create: users.create,
            update: users.update,
            now: dates.now,
            timeZone: display.timeZone,
            router: router,
            words: display.words
        )
    }

    public func makeTeamsViewModel(
        router: any RouterProtocol<SchedulingRoute>
    ) -> TeamsViewModel {
        TeamsViewModel(feed: feed, display: display, router: router)
    }

    public func makeTeamViewModel(
        id: SchedulingTeam.ID,
        router: any RouterProtocol<SchedulingRoute>
    ) -> TeamViewModel {
        TeamViewModel(
            id: id,
            feed: feed,
            delete: teams.delete,
            display: display,
            router: router
        )
    }

    /// The form of a team; `nil` creates a new one.
    public func makeTeamFormViewModel(
        id: SchedulingTeam.ID? = nil,
        router: any RouterProtocol<SchedulingRoute>
    ) -> TeamFormViewModel {
        TeamFormViewModel(
            id: id,
            feed: feed,
            create: teams.create,
            update: teams.update,
            display: display,
            router: router
        )
    }
}

private struct UserUseCases {
    let create: any CreateUserUseCaseProtocol
    let update: any UpdateUserUseCaseProtocol
    let check: any CheckUserDeletionUseCaseProtocol
    let delete: any DeleteUserUseCaseProtocol
}

private struct TeamUseCases {
    let create: any CreateTeamUseCaseProtocol
    let update: any UpdateTeamUseCaseProtocol
    let delete: any DeleteTeamUseCaseProtocol
}
