public import MomentumSiteRotationDomain

/// For systems without complications and widgets: nobody has to ask again.
public struct SilentTimelineReloader: SiteTimelineReloader {
    public init() {}

    public func reload() {}
}
