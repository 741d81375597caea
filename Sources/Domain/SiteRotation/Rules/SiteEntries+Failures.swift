import Foundation

extension SiteEntries {
    /// The failures at each of some places, by profile, counted from the first entry with a reason
    /// on.
    ///
    /// - Complexity: O(*n*) in the number of entries since then.
    func failures(
        at locations: [SiteLocation.ID],
        of profiles: WearProfileFilter
    ) -> [[WearProfile.ID?: FailureFigures]] {
        typealias Counts = (completed: Int, reasons: [RemovalReason: Int])
        var counts = locations.map { _ in [WearProfile.ID?: Counts]() }
        guard !details.records.isEmpty,
            let first = blocks.joined().first(where: { details[$0.id]?.reason?.value != nil })
        else { return locations.map { _ in [:] } }
        let positions = Dictionary(zip(locations, 0...)) { first, _ in first }
        let positionOfPlace = places.map { positions[$0] }
        for (row, end) in Walk(through: self) where row.start >= first.start && end != nil {
            guard row.place >= 0, let position = positionOfPlace[Int(row.place)] else { continue }
            let details = details[row.id]
            let profile = details?.profile?.value ?? nil
            guard profiles.contains(profile) else { continue }
            counts[position][profile, default: (completed: 0, reasons: [:])].completed += 1
            if let reason = details?.reason?.value {
                counts[position][profile]?.reasons[reason, default: 0] += 1
            }
        }
        return counts.map { $0.mapValues(FailureFigures.init) }
    }
}
