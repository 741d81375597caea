import MomentumPresentation

extension SiteRotationRoute {
    /// The name of the screen, without what it is opened with.
    var name: String {
        switch self {
        case .selection: "selection"
        case .confirmation: "confirmation"
        case .history: "history"
        case .importing: "importing"
        }
    }
}
