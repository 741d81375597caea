import MomentumDomain

/// Deletes a user.
public protocol DeleteUserUseCaseProtocol: Sendable {
    /// Returns false if the user was already deleted, which is success with a remark. After
    /// ``SchedulingError/inUse(_:lostTeams:)``, users and teams must be loaded again.
    func execute(_ id: SchedulingUser.ID) async throws(SchedulingError) -> Bool
}

/// Deletes a user.
public struct DeleteUserUseCase: DeleteUserUseCaseProtocol {
    private let users: any UserRepository
    private let teams: any TeamRepository

    public init(users: any UserRepository, teams: any TeamRepository) {
        self.users = users
        self.teams = teams
    }

    public func execute(_ id: SchedulingUser.ID) async throws(SchedulingError) -> Bool {
        let before = try? await teams.teams(.cacheFirst).value
        do {
            return try await users.deleteUser(id)
        } catch .inUse {
            // The real server uses no transaction: it has removed the user from every team (SC-46).
            let after = try? await teams.teams(.networkOnly).value
            let kept = Set((after ?? before ?? []).filter { $0.has(id) }.map(\.id))
            let lost = (before ?? []).filter { $0.has(id) && !kept.contains($0.id) }
            throw .inUse(.person, lostTeams: lost.map(\.name))
        }
    }
}
