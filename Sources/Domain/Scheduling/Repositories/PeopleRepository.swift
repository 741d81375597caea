public import MomentumDomain

/// Users and teams of the active space in one go (SC-22, GQ-9).
public protocol PeopleRepository: Sendable {
    /// Both lists; what is missing is remarked, and throws only when nothing came (GQ-17).
    func people(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<SchedulingPeople>
}
