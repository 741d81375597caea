public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockExportSiteRecordsUseCase: ExportSiteRecordsUseCaseProtocol {
    /// The input of a call that writes a file.
    public struct Export: Hashable, Sendable {
        public let request: SiteExportRequest
        public let url: URL

        public init(_ request: SiteExportRequest, to url: URL) {
            self.request = request
            self.url = url
        }
    }

    public let making = Stub<SiteExportRequest, [UInt8], SiteExportError>(
        "MockExportSiteRecordsUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }
    public let writing = Stub<Export, Void, SiteExportError>(
        "MockExportSiteRecordsUseCase.execute(to:)"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ request: SiteExportRequest) async throws(SiteExportError) -> [UInt8] {
        try await making(request)
    }

    public func execute(_ request: SiteExportRequest, to url: URL) async throws(SiteExportError) {
        try await writing(Export(request, to: url))
    }
}
