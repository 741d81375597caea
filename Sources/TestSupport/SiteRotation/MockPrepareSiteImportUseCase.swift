public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockPrepareSiteImportUseCase: PrepareSiteImportUseCaseProtocol {
    /// What the use case was called with.
    public enum Source: Hashable, Sendable {
        case bytes([UInt8], SiteImport.Mode)
        /// The file at this place.
        case file(URL, SiteImport.Mode)
    }

    public let executing = Stub<Source, SiteImportPreview, SiteImportError>(
        "MockPrepareSiteImportUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
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
