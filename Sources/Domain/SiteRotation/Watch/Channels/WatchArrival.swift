public import MomentumDomain

/// A payload from the other device.
public enum WatchArrival<Payload: Hashable & Sendable>: Hashable, Sendable {
    case payload(Payload)
    /// An unknown version, which is not read in part.
    case newerVersion(Int)
    /// It cannot be read, which is logged.
    case unreadable(FailureCause)
}
