/// Loads the users of the space.
public protocol LoadUsersUseCaseProtocol: Sendable {
    /// The users, in no particular order; throws when the policy allows no source that has them.
    func execute(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<[SchedulingUser]>
}
