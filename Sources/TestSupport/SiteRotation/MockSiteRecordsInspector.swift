public import MomentumDomain
import Synchronization

/// Records with whatever trouble a test wants.
public final class MockSiteRecordsInspector: SiteRecordsInspector {
    private let result: Mutex<Result<SiteRecordsTrouble?, RepositoryError>>
    private let acknowledgements = Mutex(0)

    public init(_ result: Result<SiteRecordsTrouble?, RepositoryError>) {
        self.result = Mutex(result)
    }

    /// How often somebody took note.
    public var acknowledgementCount: Int { acknowledgements.withLock(\.self) }

    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? {
        try result.withLock(\.self).get()
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {
        acknowledgements.withLock { $0 += 1 }
        result.withLock { $0 = .success(nil) }
    }
}
