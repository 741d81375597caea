/// Deletes a user (SC-44, SC-46).
public protocol DeleteUserUseCaseProtocol: Sendable {
    /// Returns false when the user was gone already, which is success with a remark; after
    /// ``SchedulingError/inUse(_:lostTeams:)`` users and teams have to be loaded again.
    func execute(_ id: SchedulingUser.ID) async throws(SchedulingError) -> Bool
}
