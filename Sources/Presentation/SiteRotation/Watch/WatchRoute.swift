public import Foundation
public import MomentumSiteRotationDomain

/// The screens of the watch above its home.
public enum WatchRoute: Hashable, Codable, Sendable {
    /// All locations, to choose one for a site change.
    case selection
    case confirmation(location: SiteLocation.ID)
}
