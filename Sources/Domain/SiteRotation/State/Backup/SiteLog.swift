import Foundation

/// A log of entries: its table in a state, its list in a transaction, and its name in backups.
///
/// Backups iterate over ``all``, and over the list of tables for every other kind.
struct SiteLog {
    let name: String
    let kind: RecordKind
    let table: KeyPath<SiteRotationState, EntryTable>
    let list: WritableKeyPath<SiteWrites, [SiteEntryWrite]>

    static var all: [SiteLog] {
        [
            SiteLog(name: "entry", kind: .entry, table: \.table, list: \.entries),
            SiteLog(name: "sensor", kind: .sensor, table: \.others, list: \.sensors),
        ]
    }
}
