/// Loads the users of the space.
public struct LoadUsersUseCase: LoadUsersUseCaseProtocol {
    private let users: any UserRepository

    public init(users: any UserRepository) {
        self.users = users
    }

    public func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> Loaded<[SchedulingUser]> {
        try await users.users(policy)
    }
}
