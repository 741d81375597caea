import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockPlanSiteCorrectionUseCase: PlanSiteCorrectionUseCaseProtocol {
    public let executing = Stub<SiteCorrection, SiteCorrectionPlan, SiteRotationError>(
        "MockPlanSiteCorrectionUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ correction: SiteCorrection
    ) async throws(SiteRotationError) -> SiteCorrectionPlan {
        try await executing(correction)
    }
}
