/// Finds one user.
public protocol FindUserUseCaseProtocol: Sendable {
    /// The user as the server has it; ``SchedulingError/notFound(kind:)`` when there is none.
    func execute(_ id: User.ID) async throws(SchedulingError) -> User
}
