public import MomentumDomain

/// Users and teams of the active space in one go.
public protocol PeopleRepository: Sendable {
    /// Both lists; what is missing is remarked, and throws only when nothing came.
    func people(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<SchedulingPeople>
}
