/// Replaces a user's values (SC-27, SC-29).
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
