public import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockLoadPeopleUseCase: LoadPeopleUseCaseProtocol {
    public let executing = Stub<LoadPolicy, LoadedValue<SchedulingPeople>, SchedulingError>(
        "MockLoadPeopleUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<SchedulingPeople> {
        try await executing(policy)
    }
}
