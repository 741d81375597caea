public import Foundation
public import MomentumPresentation
public import MomentumSiteRotationDomain

/// The screens of the tracker.
public enum SiteRotationRoute: Route {
    case home
    /// All locations, to choose one for a site change.
    case selection
    case confirmation(location: SiteLocation.ID)
    case history(location: SiteLocation.ID?)
    case entry(SiteEntry.ID)
    /// A change that was forgotten.
    case insertion
    /// The start or end of an entry.
    case move(SiteEntry.ID)
    case review
    case undo
    case statistics
    case locations
    /// The rests of places.
    case rests
    /// The reminders of the worn set.
    case reminders
    case settings
    case onboarding
    case exporting
    case importing
    /// The import of another program's table.
    case importMapping
    /// The report for a care team.
    case report
    /// A backup of all records, and the restoring of one.
    case backup
    /// The places on the body, as of a day; `nil` is today.
    case map(day: SiteDay?)
}
