import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain

/// The locations that a typed text means, as on the command line (CL-19).
struct LocationMatches {
    /// In the order of the list that they were looked for in, or the nearest first.
    let locations: [SiteLocation]
    /// True if none fits, so that these are the ones with the nearest names.
    let isNear: Bool

    /// A blank text means all of `locations`.
    init(_ text: String, in locations: [SiteLocation]) {
        guard text.nilIfBlank != nil else {
            (self.locations, isNear) = (locations, false)
            return
        }
        switch LocationLookup(text, in: locations) {
        case .found(let location): (self.locations, isNear) = ([location], false)
        case .ambiguous(let fitting): (self.locations, isNear) = (fitting, false)
        case .none:
            let spellings = locations.flatMap { location in
                location.spellings.map { ($0, location) }
            }
            let nearest = NearestName.nearest(3, to: text.comparisonKey, among: spellings)
            (self.locations, isNear) = (nearest.map(\.value), true)
        }
    }
}
