public import MomentumSiteRotationDomain
import Synchronization

/// A log for tests to read.
public final class RecordingWatchLog: WatchLog {
    private let recorded = Mutex<[WatchEvent]>([])

    public init() {}

    /// The logged events, the oldest first.
    public var events: [WatchEvent] { recorded.withLock { $0 } }

    public func record(_ event: WatchEvent) {
        recorded.withLock { $0.append(event) }
    }
}
