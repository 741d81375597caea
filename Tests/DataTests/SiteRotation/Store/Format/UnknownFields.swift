import MomentumSiteRotationDomain

/// The fields of records as the bytes that a version without them keeps.
enum UnknownFields {
    static func record<Kind: Record>(_ write: Kind) -> UnknownRecordWrite {
        UnknownRecordWrite(kind: Kind.kind, id: write.id, fields: of(write) + write.unknown)
    }

    /// The written fields of a record, or those with some tags, as bytes.
    static func of<Kind: Record>(_ write: Kind, tags: Set<UInt64>? = nil) -> [UnknownField] {
        var collecting = Collecting(write: write, tags: tags)
        Kind.forEachField(&collecting)
        return collecting.fields
    }

    private struct Collecting<Owner: Record>: FieldVisitor {
        let write: Owner
        let tags: Set<UInt64>?
        var fields: [UnknownField] = []

        mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
            guard tags?.contains(field.tag) != false, let value = write[keyPath: field.write].value
            else { return }
            var writer = ByteWriter()
            value.put(into: &writer)
            fields.append(UnknownField(tag: field.tag, bytes: writer.bytes))
        }
    }

    static func of(_ write: SiteEntryWrite) -> [UnknownField] {
        var collecting = CollectingEntry()
        var fields: [UnknownField] = []
        EntryFields.forEach(of: write, in: (), &collecting, &fields)
        return fields
    }

    private struct CollectingEntry: EntryFieldVisitor {
        typealias Subject = [UnknownField]

        func visit<Field: EntryField>(
            _: Field.Type,
            _ write: FieldWrite<Field.Value>,
            _ fields: inout [UnknownField],
            _: Void
        ) {
            guard let value = write.value else { return }
            var writer = ByteWriter()
            value.put(into: &writer)
            fields.append(UnknownField(tag: Field.tag, bytes: writer.bytes))
        }
    }
}
