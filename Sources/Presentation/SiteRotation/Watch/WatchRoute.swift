public import Foundation
public import MomentumPresentation
public import MomentumSiteRotationDomain

/// The screens of the watch above its home.
public enum WatchRoute: Route {
    /// All locations, to choose one for a site change.
    case selection
    case confirmation(location: SiteLocation.ID)
}
