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
    /// The correction of one entry.
    case entry(SiteEntry.ID)
    /// The statistics.
    case statistics
    /// The zones that are rotated.
    case locations
    /// The settings.
    case settings
    /// The pages for somebody new.
    case onboarding
    /// The export into a file.
    case exporting
    /// The import of a file.
    case importing
}
