public import MomentumDomain

/// Users and teams of the active space, read together.
public protocol PeopleRepository: Sendable {
    /// Returns both lists and remarks a missing one; throws only if neither came.
    func people(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<SchedulingPeople>
}
