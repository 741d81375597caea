public import MomentumSiteRotationDomain
import Synchronization

/// Counts the reloads of timelines.
public final class CountingTimelineReloader: SiteTimelineReloader {
    private let reloads = Mutex(0)

    public init() {}

    public var count: Int { reloads.withLock { $0 } }

    public func reload() {
        reloads.withLock { $0 += 1 }
    }
}
