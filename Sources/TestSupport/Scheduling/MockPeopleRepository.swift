public import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// Users and teams together, as a test prepared them.
public final class MockPeopleRepository: PeopleRepository {
    public let loading = Stub<LoadPolicy, Loaded<SchedulingPeople>, SchedulingError>("people") {
        .failure(.repository(.unavailable($0)))
    }

    public init() {}

    public func people(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> Loaded<SchedulingPeople> {
        try await loading(policy)
    }
}
