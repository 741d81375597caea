public import Foundation
public import MomentumSiteRotationDomain

/// The screens above home.
public enum SiteRotationRoute: Hashable, Codable, Sendable {
    /// All locations, to choose one for a site change.
    case selection
    /// The confirmation of a change to one location.
    case confirmation(location: SiteLocation.ID)
    /// The history, of one location or of all.
    case history(location: SiteLocation.ID?)
    case entry(SiteEntry.ID)
    case statistics
    case locations
    case settings
    case onboarding
    case exporting
    case importing
}
