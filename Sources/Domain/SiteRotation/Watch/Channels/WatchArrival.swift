public import MomentumDomain

/// What came from the other device.
public enum WatchArrival<Payload: Hashable & Sendable>: Hashable, Sendable {
    case payload(Payload)
    /// A version that is not understood, and therefore not half-read.
    case newerVersion(Int)
    /// It cannot be read, and is said to the log.
    case unreadable(FailureCause)
}
