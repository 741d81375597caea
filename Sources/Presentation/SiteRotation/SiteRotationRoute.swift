public import Foundation
public import MomentumDomain

/// The screens above home (SR-45).
public enum SiteRotationRoute: Hashable, Codable, Sendable {
    /// All locations, to choose one for a site change.
    case selection
    /// The confirmation of a change to one location.
    case confirmation(location: SiteLocation.ID)
    /// The history, of one location or of all.
    case history(location: SiteLocation.ID?)
    /// The import of a file.
    case importing
}
