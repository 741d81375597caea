public import MomentumSiteRotationDomain

/// A reloader that does nothing, for systems without complications and widgets.
public struct SilentTimelineReloader: SiteTimelineReloader {
    public init() {}

    public func reload() {}
}
