import Foundation

/// How long a request has been on its way (SR-133).
public enum WatchDelivery: Hashable, Sendable {
    /// For up to ten seconds: it may be there any moment.
    case sending
    /// For longer: it will be logged when the phone can be reached.
    case queued

    /// How long a request counts as being sent, in milliseconds.
    static let patience: Int64 = 10_000

    /// The one that has waited longest decides, because the queue keeps its order.
    init(oldest: SiteChangeCommand, now: Date) {
        let waited = now.milliseconds - oldest.requestedAt.milliseconds
        self = waited > Self.patience ? .queued : .sending
    }
}
