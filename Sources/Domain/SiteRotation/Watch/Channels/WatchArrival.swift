public import MomentumDomain

/// A payload from the other device.
public enum WatchArrival<Payload: Hashable & Sendable>: Hashable, Sendable {
    case payload(Payload)
    /// An unknown version, which is not read in part.
    case newerVersion(Int)
    /// The payload is unreadable, which is logged.
    case unreadable(FailureCause)
}
