import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain

/// The locations that match a typed text, as on the command line (CL-19).
struct LocationMatches {
    /// The locations in the order of the searched list, or nearest names first.
    let locations: [SiteLocation]
    /// True if no location matches, so that these have the nearest names.
    let isNear: Bool

    /// A blank text matches all of `locations`.
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
