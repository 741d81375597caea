public import Foundation
public import MomentumSiteRotationDomain

/// The screens above home.
public enum SiteRotationRoute: Hashable, Codable, Sendable {
    /// All locations, to choose one for a site change.
    case selection
    case confirmation(location: SiteLocation.ID)
    case history(location: SiteLocation.ID?)
    case entry(SiteEntry.ID)
    case statistics
    case locations
    case settings
    case onboarding
    case exporting
    case importing
}
