import MomentumDomain

/// The location for a typed text: its short name, display name or id, or words of them.
///
/// An unambiguous beginning of a name is enough. Words match in any order, and a beginning of each
/// is enough: `thigh front left`, `l thigh f`.
public enum LocationLookup: Hashable, Sendable {
    case found(SiteLocation)
    /// Several locations contain all the words.
    case ambiguous([SiteLocation])
    case none

    /// `text` is the typed text; the candidate `locations` are in sort order and include disabled
    /// ones.
    public init(_ text: String, in locations: [SiteLocation]) {
        let key = text.comparisonKey
        if let location = locations.first(where: { PlaceWords.names(of: $0).contains(key) }) {
            self = .found(location)
            return
        }
        // A digit or two would match an id by chance.
        let id = SiteShortIDs.Typed(text)
        let beginning = locations.filter { location in
            !key.isEmpty && PlaceWords.names(of: location).contains { $0.hasPrefix(key) }
                || id?.fits(location.id) == true
        }
        if beginning.count == 1 {
            self = .found(beginning[0])
            return
        }
        let words = PlaceWords(text)
        let fitting = locations.filter { words.fit($0.place, withSide: true) }
        self =
            switch fitting.count {
            case 0: beginning.isEmpty ? .none : .ambiguous(beginning)
            case 1: .found(fitting[0])
            default: .ambiguous(fitting)
            }
    }
}
