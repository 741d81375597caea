import Foundation
import MomentumDomain

/// The position in the history at which a page ended and the next one begins.
///
/// It can be stored, and stays valid when entries are added or removed, even its own entry.
public struct SiteHistoryCursor: Hashable, Sendable, Codable {
    // The fields that determine the order of the projection; an offset would shift with changes
    // above it.
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

    /// A row at this position in the order.
    var row: EntryRow {
        var row = EntryRow(id: id)
        // A stored cursor may come from anywhere, and out-of-range times would overflow.
        row.start = start.boundedToDates
        row.created = created
        row.isStartEdited = isStartEdited
        return row
    }
}
