import Foundation
import MomentumDomain

/// The latest entries of enabled locations, which make their groups hot (SR-161).
struct LatestChanges {
    private let count: Int
    private let locations: [SiteLocation.ID: SiteLocation]
    /// At most ``count`` entries: latest start first, equal starts by sort order.
    private var latest: [SiteEntry] = []

    init(at locations: [SiteLocation], count: Int) {
        self.count = max(count, 0)
        self.locations = Dictionary(locations.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Reads entries from the newest back, only as far as needed.
    init(newestFirst entries: some Sequence<SiteEntry>, at locations: [SiteLocation], count: Int) {
        self.init(at: locations, count: count)
        guard self.count > 0 else { return }
        for entry in entries {
            // Entries that start together with the last counted one can still precede it.
            if latest.count == count, let last = latest.last, entry.startTime < last.startTime {
                break
            }
            add(entry)
        }
    }

    var groups: Set<SiteGroup> {
        Set(latest.compactMap { $0.locationID.flatMap { locations[$0] }.map(SiteGroup.init) })
    }

    mutating func add(_ entry: SiteEntry) {
        if latest.count == count, entry.startTime < latest.last?.startTime ?? .distantFuture {
            return
        }
        guard let rank = rank(of: entry), !latest.contains(where: { $0.id == entry.id }) else {
            return
        }
        let index = latest.lowerBound { held in
            guard let held = self.rank(of: held) else { return false }
            return SiteRank.isMoreRecent(held, rank)
        }
        guard index < count else { return }
        latest.insert(entry, at: index)
        if latest.count > count { latest.removeLast() }
    }

    private func rank(of entry: SiteEntry) -> SiteRank? {
        entry.locationID.flatMap { locations[$0] }.map {
            SiteRank(location: $0, lastUse: entry.startTime)
        }
    }
}

/// The locations that share body part and side, with any sub-area.
struct SiteGroup: Hashable {
    private let bodyPart: String
    private let side: BodySide?

    init(_ location: SiteLocation) {
        bodyPart = location.bodyPart.comparisonKey
        side = location.side
    }
}
