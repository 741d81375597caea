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
        let positions = Dictionary(zip(locations, 0...)) { first, _ in first }
        guard let first = Walk(through: self).first(where: { reason(of: $0.row) != nil }) else {
            return locations.map { _ in [:] }
        }
        for (row, end) in Walk(through: self)
        where row.start >= first.row.start && end != nil {
            guard let position = location(of: row).flatMap({ positions[$0] }) else { continue }
            let profile = profile(of: row)
            guard profiles.contains(profile) else { continue }
            var own = counts[position][profile] ?? (completed: 0, reasons: [:])
            own.completed += 1
            if let reason = reason(of: row) { own.reasons[reason, default: 0] += 1 }
            counts[position][profile] = own
        }
        return counts.map { $0.mapValues(FailureFigures.init) }
    }

    private func reason(of row: EntryRow) -> RemovalReason? {
        details.records.isEmpty ? nil : details[row.id]?.reason?.value
    }
}
