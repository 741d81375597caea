import MomentumSchedulingPresentation
import MomentumSiteRotationPresentation
import MomentumSuggestionsPresentation
import MomentumTerminal

/// The sections of the application, in the order of their digits.
enum AppSection: Int, CaseIterable, Codable, Sendable {
    case today = 1
    case history
    case statistics
    case locations
    case forms
    case search
    case people
    case teams
    case more

    /// The name in English, by which the section is found in every language.
    var title: String {
        switch self {
        case .today: "Today"
        case .history: "History"
        case .statistics: "Statistics"
        case .locations: "Locations"
        case .forms: "Forms"
        case .search: "Search"
        case .people: "People"
        case .teams: "Teams"
        case .more: "More"
        }
    }

    /// The name in the language of the program.
    var label: String { translated(title) }

    /// A name short enough for all sections to fit in 80 columns.
    var shortLabel: String { translated(self == .statistics ? "Stats" : title) }

    /// The first screen of the section.
    var root: AppRoute {
        switch self {
        case .today: .sites(.home)
        case .history: .sites(.history(location: nil))
        case .statistics: .sites(.statistics)
        case .locations: .sites(.locations)
        case .forms: .suggestions(.forms)
        case .search: .suggestions(.search(category: nil))
        case .people: .scheduling(.users)
        case .teams: .scheduling(.teams)
        case .more: .program(.more)
        }
    }

    /// The section in which a link opens a route.
    init(of route: AppRoute) {
        switch route {
        case .sites(let route): self.init(of: route)
        case .suggestions(.search), .suggestions(.index): self = .search
        case .suggestions: self = .forms
        case .scheduling(.users), .scheduling(.user), .scheduling(.newUser), .scheduling(.editUser):
            self = .people
        case .scheduling: self = .teams
        case .syncing, .watch, .authentication, .program: self = .more
        }
    }
}

extension AppSection {
    private init(of route: SiteRotationRoute) {
        switch route {
        case .home, .selection, .confirmation, .onboarding, .map: self = .today
        case .history, .entry, .insertion, .move, .review, .undo: self = .history
        case .statistics: self = .statistics
        case .locations: self = .locations
        case .rests, .reminders, .settings, .exporting, .importing, .importMapping, .sensors,
            .profiles, .report, .backup:
            self = .more
        }
    }
}
