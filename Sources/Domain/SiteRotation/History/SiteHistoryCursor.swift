import Foundation
import MomentumDomain

/// The place in the history where a page ended and the next one begins.
///
/// It can be stored, and stays valid when entries come and go: also when its own entry is gone.
public struct SiteHistoryCursor: Hashable, Sendable, Codable {
    // The fields of the order of the projection; an offset would move with each change above it.
    private let id: UUID
    private let start: Int64
    private let created: Int64
    private let isStartEdited: Bool

    init(_ row: EntryRow) {
        id = row.id
        start = row.start
        created = row.created
        isStartEdited = row.isStartEdited
    }

    /// A row with the same place in the order.
    var row: EntryRow {
        var row = EntryRow(id: id)
        // A stored cursor may come from anywhere, and other times would overflow.
        row.start = start.boundedToDates
        row.created = created
        row.isStartEdited = isStartEdited
        return row
    }
}
