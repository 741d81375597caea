public import MomentumSiteRotationDomain

/// A log that discards everything, for programs that keep none.
public struct SilentWatchLog: WatchLog {
    public init() {}

    public func record(_ event: WatchEvent) {}
}
