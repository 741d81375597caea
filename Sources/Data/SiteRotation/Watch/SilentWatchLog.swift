public import MomentumSiteRotationDomain

/// For programs that keep no log.
public struct SilentWatchLog: WatchLog {
    public init() {}

    public func note(_ event: WatchEvent) {}
}
