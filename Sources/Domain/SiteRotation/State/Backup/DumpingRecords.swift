/// Builds objects from the records in the lists of a transaction.
struct DumpingRecords: RecordTableVisitor {
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ dumped: inout [(String, DumpValue)],
        _ writes: SiteWrites
    ) {
        dumped += writes[keyPath: list].map { (Kind.name, $0.dumped) }
    }
}
