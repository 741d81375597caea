import MomentumSiteRotationDomain

extension SiteSyncStatus {
    /// True for a failure that may end without the user.
    var passes: Bool {
        switch self {
        case .offline: true
        case .error(let problem): problem.reason == .unavailable || problem.reason == .busy
        default: false
        }
    }
}
