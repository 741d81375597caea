/// Finds one user.
public struct FindUserUseCase: FindUserUseCaseProtocol {
    private let users: any UserRepository

    public init(users: any UserRepository) {
        self.users = users
    }

    public func execute(_ id: User.ID) async throws(SchedulingError) -> User {
        try await users.user(id)
    }
}
