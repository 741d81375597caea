public import MomentumDomain

/// The people of the active space, with the server's rules; use cases add the rules of the forms.
public protocol UserRepository: Sendable {
    /// All users, in no particular order; throws if this policy cannot get them.
    func users(_ policy: LoadPolicy) async throws(SchedulingError) -> LoadedValue<[SchedulingUser]>

    /// One user; throws ``SchedulingError/notFound(_:)`` if it does not exist.
    func user(_ id: SchedulingUser.ID) async throws(SchedulingError) -> SchedulingUser

    /// Adds a user; returns the stored user.
    func createUser(_ draft: UserDraft) async throws(SchedulingError) -> SchedulingUser

    /// Replaces the whole row; throws ``SchedulingError/notFound(_:)`` if it does not exist.
    func updateUser(
        _ id: SchedulingUser.ID,
        _ draft: UserDraft
    ) async throws(SchedulingError) -> SchedulingUser

    /// Deletes a user; returns false if it did not exist.
    /// - Throws: ``SchedulingError/userLeadsTeam(name:)``, ``SchedulingError/inUse(_:lostTeams:)``.
    func deleteUser(_ id: SchedulingUser.ID) async throws(SchedulingError) -> Bool

    /// The planned and the past work of a user.
    func work(of id: SchedulingUser.ID) async throws(SchedulingError) -> UserWork
}

/// The work that keeps a user from being deleted.
public struct UserWork: Hashable, Sendable {
    public var hasUpcoming: Bool
    public var hasHistory: Bool

    public init(hasUpcoming: Bool, hasHistory: Bool) {
        self.hasUpcoming = hasUpcoming
        self.hasHistory = hasHistory
    }
}
