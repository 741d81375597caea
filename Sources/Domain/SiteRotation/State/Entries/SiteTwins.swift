import Foundation

/// The entries that record one wearing twice (SR-78).
///
/// Entries at one place, or without one, are twins if they start less than a second after the first
/// of them. One is shown: completed before open, then with the longer note, then with the lower id.
/// An entry that was moved to its start has no twins (TR-3).
struct SiteTwins {
    /// The time in milliseconds after the first start within which twins start.
    static let span: Int64 = 1000

    /// The shown twin of each hidden entry.
    private(set) var shown: [UUID: UUID] = [:]

    /// Finds the twins among ordered rows.
    init(of rows: [EntryRow]) {
        var groups: [Int32: [EntryRow]] = [:]
        for row in rows where !row.isMoved {
            if let first = groups[row.place]?.first, row.start - first.start < Self.span {
                groups[row.place]?.append(row)
            } else {
                settle(groups.updateValue([row], forKey: row.place) ?? [])
            }
        }
        groups.values.forEach { settle($0) }
    }

    /// True if ordered rows may have twins; nearly every history has none.
    static func mayBe(in rows: [EntryRow]) -> Bool {
        var last: [Int64] = []
        for row in rows {
            let place = Int(row.place) + 1
            while last.count <= place { last.append(.min) }
            if last[place] != .min, row.start - last[place] < span { return true }
            last[place] = row.start
        }
        return false
    }

    func isHidden(_ row: EntryRow) -> Bool { shown[row.id] != nil }

    private mutating func settle(_ group: [EntryRow]) {
        guard group.count > 1, let best = group.min(by: Self.isBetter) else { return }
        for row in group where row.id != best.id { shown[row.id] = best.id }
    }

    private static func isBetter(_ left: EntryRow, _ right: EntryRow) -> Bool {
        if (left.end == .open) != (right.end == .open) { return right.end == .open }
        let lengths = (
            left.note?.unicodeScalars.count ?? 0, right.note?.unicodeScalars.count ?? 0
        )
        if lengths.0 != lengths.1 { return lengths.0 > lengths.1 }
        return left.id < right.id
    }
}
