import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockChangeSiteRestUseCase: ChangeSiteRestUseCaseProtocol {
    public let executing = Stub<SiteRestChange, SiteRest?, SiteRotationError>(
        "MockChangeSiteRestUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ change: SiteRestChange) async throws(SiteRotationError) -> SiteRest? {
        try await executing(change)
    }
}
