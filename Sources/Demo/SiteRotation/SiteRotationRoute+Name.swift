import MomentumSiteRotationPresentation

extension SiteRotationRoute {
    /// The name of the screen, without its parameters.
    var name: String {
        switch self {
        case .home: "home"
        case .selection: "selection"
        case .confirmation: "confirmation"
        case .history: "history"
        case .entry: "entry"
        case .insertion: "insertion"
        case .move: "move"
        case .review: "review"
        case .undo: "undo"
        case .statistics: "statistics"
        case .locations: "locations"
        case .rests: "rests"
        case .reminders: "reminders"
        case .settings: "settings"
        case .onboarding: "onboarding"
        case .exporting: "exporting"
        case .importing: "importing"
        case .importMapping: "importMapping"
        case .map: "map"
        case .profiles: "profiles"
        case .sensors(.home): "sensors"
        case .sensors(let route):
            "sensor\(route.name.prefix(1).uppercased())\(route.name.dropFirst())"
        case .report: "report"
        case .backup: "backup"
        }
    }
}
