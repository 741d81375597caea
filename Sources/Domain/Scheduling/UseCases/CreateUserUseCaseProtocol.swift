/// Adds a user (SC-27, SC-29).
public protocol CreateUserUseCaseProtocol: Sendable {
    /// Returns the user as it was stored; ``SchedulingError/invalid(_:)`` names each broken rule.
    func execute(_ draft: UserDraft) async throws(SchedulingError) -> SchedulingUser
}
