import Foundation

/// Collects the names of all records of a transaction.
struct NamingRecords: RecordTableVisitor {
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ names: inout Set<RecordName>,
        _ writes: SiteWrites
    ) {
        for write in writes[keyPath: list] {
            names.insert(RecordName(kind: Kind.kind, id: write.id))
        }
    }
}
