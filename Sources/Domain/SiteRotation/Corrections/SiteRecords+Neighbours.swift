import Foundation
import MomentumDomain

extension SiteRecords {
    /// The maximum time in seconds between an end and a start that belong together.
    static let reachOfNeighbours: TimeInterval = 60

    /// The location that differs from the entry's only in its side.
    ///
    /// - Throws: ``SiteRotationError/noOtherSide(_:)`` if there is none.
    public func otherSide(of entry: SiteEntry) throws(SiteRotationError) -> SiteLocation {
        let place = location(entry.locationID)?.place
        let other = allLocations.first { candidate in
            guard let place, let side = place.side, let other = candidate.place.side else {
                return false
            }
            return side != other && candidate.place.zone.comparisonKey == place.zone.comparisonKey
        }
        guard let other else { throw .noOtherSide(entry.locationID) }
        return other
    }

    /// The previous entry, if it ends within a minute of the start.
    public func neighbour(before entry: SiteEntry) -> SiteEntry? {
        guard let position = entries.position(of: entry.id), position > 0 else { return nil }
        let previous = entries[position - 1]
        guard let end = previous.endTime,
            abs(end.timeIntervalSince(entry.startTime)) <= Self.reachOfNeighbours
        else { return nil }
        return previous
    }

    /// The next entry, if it starts within a minute of the end.
    public func neighbour(after entry: SiteEntry) -> SiteEntry? {
        guard let position = entries.position(of: entry.id), position + 1 < entries.count,
            let end = entry.endTime
        else { return nil }
        let next = entries[position + 1]
        let distance = abs(next.startTime.timeIntervalSince(end))
        return distance <= Self.reachOfNeighbours ? next : nil
    }
}
