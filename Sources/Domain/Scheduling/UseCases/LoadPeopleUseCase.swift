public import MomentumDomain

/// Loads users and teams in one go.
public protocol LoadPeopleUseCaseProtocol: Sendable {
    /// Both lists; a missing one is remarked, and throws only when nothing came.
    func execute(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<SchedulingPeople>
}

/// Loads users and teams in one go.
public struct LoadPeopleUseCase: LoadPeopleUseCaseProtocol {
    private let people: any PeopleRepository

    public init(people: any PeopleRepository) {
        self.people = people
    }

    public func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> Loaded<SchedulingPeople> {
        try await people.people(policy)
    }
}
