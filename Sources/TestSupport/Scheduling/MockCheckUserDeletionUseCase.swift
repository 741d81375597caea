import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockCheckUserDeletionUseCase: CheckUserDeletionUseCaseProtocol {
    /// The input of a call.
    public struct Input: Hashable, Sendable {
        public let user: SchedulingUser.ID
        public let teams: [SchedulingTeam]

        public init(user: SchedulingUser.ID, teams: [SchedulingTeam]) {
            self.user = user
            self.teams = teams
        }
    }

    public let executing = Stub<Input, Void, SchedulingError>(
        "MockCheckUserDeletionUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ user: SchedulingUser.ID,
        teams: [SchedulingTeam]
    ) async throws(SchedulingError) {
        try await executing(Input(user: user, teams: teams))
    }
}
