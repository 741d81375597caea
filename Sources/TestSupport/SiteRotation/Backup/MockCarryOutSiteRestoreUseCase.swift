public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockCarryOutSiteRestoreUseCase: CarryOutSiteRestoreUseCaseProtocol {
    public let executing = Stub<SiteRestorePreview, SiteRestoreReport, SiteRotationError>(
        "MockCarryOutSiteRestoreUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ preview: SiteRestorePreview,
        now: Date
    ) async throws(SiteRotationError) -> SiteRestoreReport {
        try await executing(preview)
    }
}
