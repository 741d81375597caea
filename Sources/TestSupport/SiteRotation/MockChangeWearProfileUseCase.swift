import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockChangeWearProfileUseCase: ChangeWearProfileUseCaseProtocol {
    public let executing = Stub<WearProfileChange, WearProfile?, SiteRotationError>(
        "MockChangeWearProfileUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ change: WearProfileChange) async throws(SiteRotationError) -> WearProfile?
    {
        try await executing(change)
    }
}
