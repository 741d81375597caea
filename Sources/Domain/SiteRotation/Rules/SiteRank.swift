import Foundation

/// A location with its last use, which the orders of SR-16 and SR-17 compare.
struct SiteRank: Hashable, Identifiable {
    let location: SiteLocation
    let lastUse: Date?

    var id: SiteLocation.ID { location.id }

    /// The recency order: last used first, never used last (SR-16).
    static func isMoreRecent(_ left: SiteRank, _ right: SiteRank) -> Bool {
        switch (left.lastUse, right.lastUse) {
        case (let left?, let right?) where left != right: left > right
        case (_?, nil): true
        case (nil, _?): false
        default: isFirst(left, right)
        }
    }

    /// The rest order: never used first, then oldest last use first (SR-17).
    static func isMoreRested(_ left: SiteRank, _ right: SiteRank) -> Bool {
        switch (left.lastUse, right.lastUse) {
        case (let left?, let right?) where left != right: left < right
        case (_?, nil): false
        case (nil, _?): true
        default: isFirst(left, right)
        }
    }

    /// The order of ties: sort order, then left, right, no side, then id.
    ///
    /// Both orders above use it in the same direction, so they do not mirror each other.
    static func isFirst(_ left: SiteRank, _ right: SiteRank) -> Bool {
        let (left, right) = (left.location, right.location)
        return (left.sortOrder, left.place.sideRank, left.id)
            < (right.sortOrder, right.place.sideRank, right.id)
    }
}
