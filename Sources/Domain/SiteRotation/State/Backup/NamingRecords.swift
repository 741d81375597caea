import Foundation

/// Collects the names of all records that exist by a transaction, or in the base state.
struct NamingRecords: RecordTableVisitor {
    private let base = RecordTables.base

    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ names: inout Set<RecordName>,
        _ writes: SiteWrites
    ) {
        for write in writes[keyPath: list]
        where write.isWhole || base[keyPath: table][write.id] != nil {
            names.insert(RecordName(kind: Kind.kind, id: write.id))
        }
    }
}
