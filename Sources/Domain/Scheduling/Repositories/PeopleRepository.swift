public import MomentumDomain

/// Users and teams of the active space, read together.
public protocol PeopleRepository: Sendable {
    /// Returns both lists and remarks a missing one; throws only if both are missing.
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
