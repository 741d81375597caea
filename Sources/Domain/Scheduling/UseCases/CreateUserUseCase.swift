/// Adds a user.
public protocol CreateUserUseCaseProtocol: Sendable {
    /// Returns the stored user; ``SchedulingError/invalid(_:)`` names each broken rule.
    func execute(_ draft: UserDraft) async throws(SchedulingError) -> SchedulingUser
}

/// Adds a user.
public struct CreateUserUseCase: CreateUserUseCaseProtocol {
    private let users: any UserRepository

    public init(users: any UserRepository) {
        self.users = users
    }

    public func execute(_ draft: UserDraft) async throws(SchedulingError) -> SchedulingUser {
        let problems = UserRules().problems(of: draft)
        guard problems.isEmpty else { throw .invalid(problems) }
        return try await users.createUser(draft.trimmed)
    }
}
