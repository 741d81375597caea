public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockExportSiteRecordsUseCase: ExportSiteRecordsUseCaseProtocol {
    /// What the use case was asked to write, and where.
    public struct Export: Hashable, Sendable {
        public let content: SiteExportContent
        public let url: URL

        public init(_ content: SiteExportContent, to url: URL) {
            self.content = content
            self.url = url
        }
    }

    public let making = Stub<SiteExportContent, [UInt8], SiteExportError>(
        "MockExportSiteRecordsUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }
    public let writing = Stub<Export, Void, SiteExportError>(
        "MockExportSiteRecordsUseCase.execute(to:)"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(_ content: SiteExportContent) async throws(SiteExportError) -> [UInt8] {
        try await making(content)
    }

    public func execute(_ content: SiteExportContent, to url: URL) async throws(SiteExportError) {
        try await writing(Export(content, to: url))
    }
}
