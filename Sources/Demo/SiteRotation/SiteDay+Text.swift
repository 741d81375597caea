import Foundation
import MomentumSiteRotationDomain

extension SiteDay {
    /// The day for people; its description is the form to type.
    var text: String { start(in: .gmt).text(in: .gmt) }
}
