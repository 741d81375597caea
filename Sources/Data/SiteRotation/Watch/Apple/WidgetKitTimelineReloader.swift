// visionOS has widgets from version 26, but the suite also runs on earlier versions.
#if canImport(WidgetKit) && !os(visionOS)
public import MomentumSiteRotationDomain
import WidgetKit

/// Reloads the complications of a watch or the widgets of a phone.
public struct WidgetKitTimelineReloader: SiteTimelineReloader {
    public init() {}

    public func reload() {
        WidgetCenter.shared.reloadAllTimelines()
    }
}
#endif
