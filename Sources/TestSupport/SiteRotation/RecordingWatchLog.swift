public import MomentumSiteRotationDomain
import Synchronization

/// A log that a test reads.
public final class RecordingWatchLog: WatchLog {
    private let noted = Mutex<[WatchEvent]>([])

    public init() {}

    /// The logged events, the oldest first.
    public var events: [WatchEvent] { noted.withLock { $0 } }

    public func note(_ event: WatchEvent) {
        noted.withLock { $0.append(event) }
    }
}
