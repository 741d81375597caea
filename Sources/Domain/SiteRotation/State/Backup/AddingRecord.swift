/// Reads an object as a record of the kind with its name.
struct AddingRecord: RecordTableVisitor {
    let name: String
    let fields: [String: DumpValue]
    private(set) var isKnown = false

    mutating func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ writes: inout SiteWrites,
        _: Void
    ) throws(UnreadableRecord) {
        guard name == Kind.name else { return }
        isKnown = true
        writes[keyPath: list].append(try Kind(dumped: fields))
    }
}
