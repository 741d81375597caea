import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

extension AppRoute {
    /// The reason why the screen stays closed on a day; `nil` if it may open.
    func refusal(on today: SiteDay) -> String? {
        switch self {
        case .sites(.map(let day?)), .sites(.sensors(.map(let day?))):
            SitesMapCommand.refusal(of: day, on: today)
        default: nil
        }
    }
}
