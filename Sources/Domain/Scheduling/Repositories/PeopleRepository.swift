public import MomentumDomain

/// Users and teams of the active space, read together.
public protocol PeopleRepository: Sendable {
    /// Returns both lists and remarks a missing one; throws only if neither came.
    func people(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<SchedulingPeople>

    /// Both lists after each change by another process, until the task that listens is cancelled.
    ///
    /// Without an implementation it ends at once, as for a server, which tells nothing by itself.
    func changes() -> AsyncStream<Loaded<SchedulingPeople>>
}

extension PeopleRepository {
    public func changes() -> AsyncStream<Loaded<SchedulingPeople>> {
        Broadcast.values { _ in }
    }
}
