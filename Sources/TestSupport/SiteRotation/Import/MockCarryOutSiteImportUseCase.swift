public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockCarryOutSiteImportUseCase: CarryOutSiteImportUseCaseProtocol {
    public let executing = Stub<SiteImportPreview, SiteImportReport, SiteRotationError>(
        "MockCarryOutSiteImportUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ preview: SiteImportPreview,
        now: Date
    ) async throws(SiteRotationError) -> SiteImportReport {
        try await executing(preview)
    }
}
