/// Replaces a user's values.
public protocol UpdateUserUseCaseProtocol: Sendable {
    /// Returns the stored user; ``SchedulingError/invalid(_:)`` names each broken rule. Unchanged
    /// values are sent back as received, even if a form would refuse them.
    func execute(
        _ original: SchedulingUser,
        _ draft: UserDraft
    ) async throws(SchedulingError) -> SchedulingUser
}

/// Replaces a user's values.
public struct UpdateUserUseCase: UpdateUserUseCaseProtocol {
    private let users: any UserRepository

    public init(users: any UserRepository) {
        self.users = users
    }

    public func execute(
        _ original: SchedulingUser,
        _ draft: UserDraft
    ) async throws(SchedulingError) -> SchedulingUser {
        let problems = UserRules(original: original).problems(of: draft)
        guard problems.isEmpty else { throw .invalid(problems) }
        return try await users.updateUser(original.id, draft.trimmed)
    }
}
