public import MomentumDomain

/// The users, in no particular order; throws if the policy allows no source that has them.
public protocol LoadUsersUseCaseProtocol: Sendable {
    /// The users, in no particular order; throws when the policy allows no source that has them.
    func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingUser]>
}

/// Loads the users of the space.
public struct LoadUsersUseCase: LoadUsersUseCaseProtocol {
    private let users: any UserRepository

    public init(users: any UserRepository) {
        self.users = users
    }

    public func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingUser]> {
        try await users.users(policy)
    }
}
