public import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// Users and teams together, as prepared by a test.
public final class MockPeopleRepository: PeopleRepository {
    public let loading = Stub<LoadPolicy, LoadedValue<SchedulingPeople>, SchedulingError>("people")
    {
        .failure(.repository(.unavailable($0)))
    }

    private let broadcast = Broadcast<LoadedValue<SchedulingPeople>>()

    public init() {}

    public func people(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<SchedulingPeople> {
        try await loading(policy)
    }

    public func changes() -> AsyncStream<LoadedValue<SchedulingPeople>> { broadcast.values() }

    /// Sends people changed elsewhere to the listeners.
    public func announce(_ people: LoadedValue<SchedulingPeople>) {
        broadcast.send(people)
    }
}
