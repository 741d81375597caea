/// Replaces a user's values (SC-27, SC-29).
public protocol UpdateUserUseCaseProtocol: Sendable {
    /// Returns the user as it was stored; ``SchedulingError/invalid(_:)`` names each broken rule.
    ///
    /// What equals the original is sent back as it came, also when a form would not take it (SC-8).
    func execute(
        _ original: SchedulingUser,
        _ draft: UserDraft
    ) async throws(SchedulingError) -> SchedulingUser
}
