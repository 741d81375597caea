import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockApplySiteCorrectionUseCase: ApplySiteCorrectionUseCaseProtocol {
    public let executing = Stub<SiteCorrectionPlan, Void, SiteRotationError>(
        "MockApplySiteCorrectionUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ plan: SiteCorrectionPlan) async throws(SiteRotationError) {
        try await executing(plan)
    }
}
