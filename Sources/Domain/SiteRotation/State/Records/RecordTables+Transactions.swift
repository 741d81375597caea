extension RecordTables {
    /// The transactions that wrote the registers of all kinds.
    var transactions: Set<TransactionID> {
        var collecting = CollectingFromTables(tables: self)
        var ids: Set<TransactionID> = []
        Self.forEach(in: (), &collecting, &ids)
        return ids
    }
}

private struct CollectingFromTables: RecordTableVisitor {
    let tables: RecordTables

    @inline(__always)
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ ids: inout Set<TransactionID>,
        _: Void
    ) {
        var collecting = CollectingFromRegisters<Kind>(held: Kind.unwritten, ids: ids)
        ids = []
        for held in tables[keyPath: table].records.values {
            collecting.held = held
            Kind.forEachField(&collecting)
        }
        ids = collecting.ids
    }
}

private struct CollectingFromRegisters<Owner: Record>: FieldVisitor {
    var held: Owner.Registers
    var ids: Set<TransactionID>

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let register = field.register, let key = held[keyPath: register]?.key else { return }
        ids.insert(key.transaction)
    }
}
