public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockCarryOutSiteImportUseCase: CarryOutSiteImportUseCaseProtocol {
    public let executing = Stub<SiteImportPreview, SiteImportReport, SiteRotationError>(
        "MockCarryOutSiteImportUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(
        _ preview: SiteImportPreview,
        now: Date
    ) async throws(SiteRotationError) -> SiteImportReport {
        try await executing(preview)
    }
}
