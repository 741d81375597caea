public import MomentumDomain

/// Users and teams of the active space, read together.
public protocol PeopleRepository: Sendable {
    /// Returns both lists, with a remark if one is missing; throws only if both are.
    func people(_ policy: LoadPolicy) async throws(SchedulingError) -> LoadedValue<SchedulingPeople>

    /// Both lists after each change by another process, until the listening task is cancelled.
    ///
    /// The default implementation ends at once, as for a server, which sends no changes.
    func changes() -> AsyncStream<LoadedValue<SchedulingPeople>>
}

extension PeopleRepository {
    public func changes() -> AsyncStream<LoadedValue<SchedulingPeople>> {
        Broadcast.values { _ in }
    }
}
