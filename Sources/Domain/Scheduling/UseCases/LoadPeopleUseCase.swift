public import MomentumDomain

/// Loads users and teams together.
public protocol LoadPeopleUseCaseProtocol: Sendable {
    /// Returns both lists and remarks a missing one; throws only if both are missing.
    func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<SchedulingPeople>
}

/// Loads users and teams together.
public struct LoadPeopleUseCase: LoadPeopleUseCaseProtocol {
    private let people: any PeopleRepository

    public init(people: any PeopleRepository) {
        self.people = people
    }

    public func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<SchedulingPeople> {
        try await people.people(policy)
    }
}
