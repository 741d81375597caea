public import MomentumSiteRotationDomain

/// A log that discards everything, for programs without a log.
public struct SilentWatchLog: WatchLog {
    public init() {}

    public func record(_ event: WatchEvent) {}
}
