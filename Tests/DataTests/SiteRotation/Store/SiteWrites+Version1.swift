import Foundation
import MomentumSiteRotationDomain

extension SiteWrites {
    /// The same writes as a version 1 program reads them: what it does not know stays bytes.
    var asReadByVersion1: SiteWrites {
        var read = self
        (read.details, read.rests, read.profiles, read.settings) = ([], [], [], [])
        for details in details {
            let fields = UnknownFields.of(details)
            if let index = read.entries.firstIndex(where: { $0.id == details.id }) {
                read.entries[index].unknown = fields + read.entries[index].unknown
            } else {
                var write = SiteEntryWrite(id: details.id)
                write.unknown = fields
                read.entries.append(write)
            }
        }
        for index in places.indices {
            read.places[index].usedFor = .keep
            read.places[index].unknown += UnknownFields.of(places[index], tags: [4])
        }
        for index in commands.indices {
            read.commands[index].action = .keep
            read.commands[index].unknown += UnknownFields.of(commands[index], tags: [4])
        }
        read.unknown += rests.map(UnknownFields.record)
        read.unknown += profiles.map(UnknownFields.record)
        read.unknown += settings.map(UnknownFields.record)
        return read
    }
}

private enum UnknownFields {
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
}
