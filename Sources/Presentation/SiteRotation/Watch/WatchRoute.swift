public import Foundation
public import MomentumPresentation
public import MomentumSiteRotationDomain

/// The screens of the watch.
public enum WatchRoute: Route {
    case home
    /// All locations, to choose one for a site change.
    case selection
    case confirmation(location: SiteLocation.ID)
}
