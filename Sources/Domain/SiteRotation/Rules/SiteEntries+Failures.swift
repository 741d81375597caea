import Foundation

extension SiteEntries {
    /// The failures at each of some places, counted from the first entry with a reason on.
    ///
    /// - Complexity: O(*n*) in the number of entries since then.
    func failures(at locations: [SiteLocation.ID]) -> [FailureFigures] {
        var counts = locations.map { _ in (completed: 0, reasons: [RemovalReason: Int]()) }
        let positions = Dictionary(zip(locations, 0...)) { first, _ in first }
        guard let first = Walk(through: self).first(where: { reason(of: $0.row) != nil }) else {
            return counts.map(FailureFigures.init)
        }
        for (row, end) in Walk(through: self)
        where row.start >= first.row.start && end != nil {
            guard let position = location(of: row).flatMap({ positions[$0] }) else { continue }
            counts[position].completed += 1
            if let reason = reason(of: row) { counts[position].reasons[reason, default: 0] += 1 }
        }
        return counts.map(FailureFigures.init)
    }

    private func reason(of row: EntryRow) -> RemovalReason? {
        details.records.isEmpty ? nil : details[row.id]?.reason?.value
    }
}
