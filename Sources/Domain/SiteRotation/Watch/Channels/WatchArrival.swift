public import MomentumDomain

/// A payload from the other device.
public enum WatchArrival<Payload: Hashable & Sendable>: Hashable, Sendable {
    case payload(Payload)
    /// The version is unknown, so nothing is read.
    case newerVersion(Int)
    /// The payload is unreadable, which is logged.
    case unreadable(FailureCause)
}
