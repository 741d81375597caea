public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockMapSiteImportUseCase: MapSiteImportUseCaseProtocol {
    /// The input of a call.
    public struct Call: Hashable, Sendable {
        public let url: URL
        public let answers: SiteSheetAnswers
        public let mode: SiteImport.Mode
    }

    public let executing = Stub<Call, MappedSiteImport, SiteImportError>(
        "MockMapSiteImportUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        contentsOf url: URL,
        answers: SiteSheetAnswers,
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> MappedSiteImport {
        try await executing(Call(url: url, answers: answers, mode: mode))
    }
}
