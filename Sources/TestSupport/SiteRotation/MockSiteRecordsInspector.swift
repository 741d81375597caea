public import MomentumDomain
public import MomentumSiteRotationDomain
import Synchronization

/// Records with any problem that a test needs; acknowledging ends a loss, as in files.
public final class MockSiteRecordsInspector: SiteRecordsInspector {
    private let result: Mutex<Result<SiteRecordsTrouble?, RepositoryError>>
    private let acknowledgements = Mutex(0)
    private let broadcast = Broadcast<SiteRecordsTrouble?>()

    public init(_ result: Result<SiteRecordsTrouble?, RepositoryError>) {
        self.result = Mutex(result)
    }

    /// The number of acknowledgements.
    public var acknowledgementCount: Int { acknowledgements.withLock(\.self) }

    /// Sends a problem, or its end, to the listeners.
    public func announce(_ trouble: SiteRecordsTrouble?) {
        result.withLock { $0 = .success(trouble) }
        broadcast.send(trouble)
    }

    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? {
        try result.withLock(\.self).get()
    }

    public func troubleChanges() -> AsyncStream<SiteRecordsTrouble?> {
        broadcast.values()
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {
        acknowledgements.withLock { $0 += 1 }
        result.withLock { result in
            guard case .success(let trouble?) = result, trouble.isLoss else { return }
            result = .success(nil)
        }
    }
}
