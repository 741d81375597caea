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
    /// A forgotten change.
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
    /// A backup of all records, and the restoration of one.
    case backup
    /// The places on the body on a day; `nil` means today.
    case map(day: SiteDay?)
    /// A screen of the sensor log, whose first screen is ``home``.
    indirect case sensors(SiteRotationRoute)
    /// The types of sets and sensors, with their planned wear times.
    case profiles
}

extension RouteCase<SiteRotationRoute, SiteRotationRoute> {
    /// The place of the sensor log among the screens of the tracker.
    ///
    /// Screens that both logs share, such as the settings, are not part of it.
    public static let sensors = RouteCase { route in
        route.isOfLog ? .sensors(route) : route
    } extract: { whole in
        if case .sensors(let route) = whole { return route }
        return whole.isOfLog ? nil : whole
    }
}

extension SiteRotationRoute {
    /// True for a screen that each log has separately.
    fileprivate var isOfLog: Bool {
        switch self {
        case .home, .selection, .confirmation, .history, .entry, .insertion, .move, .review,
            .statistics, .map:
            true
        case .undo, .locations, .rests, .reminders, .settings, .onboarding, .exporting, .importing,
            .importMapping, .sensors, .profiles, .report, .backup:
            false
        }
    }
}
