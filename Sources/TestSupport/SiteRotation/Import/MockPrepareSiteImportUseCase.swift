public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockPrepareSiteImportUseCase: PrepareSiteImportUseCaseProtocol {
    /// The input of a call.
    public enum Source: Hashable, Sendable {
        case bytes([UInt8], SiteImport.Mode)
        /// The file at this URL.
        case file(URL, SiteImport.Mode)
    }

    public let executing = Stub<Source, SiteImportPreview, SiteImportError>(
        "MockPrepareSiteImportUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ bytes: [UInt8],
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> SiteImportPreview {
        try await executing(.bytes(bytes, mode))
    }

    public func execute(
        contentsOf url: URL,
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> SiteImportPreview {
        try await executing(.file(url, mode))
    }
}
