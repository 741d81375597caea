import Foundation

extension UnknownRecordWrite {
    init(dumped fields: [String: DumpValue]) throws(UnreadableRecord) {
        guard fields.count == 3, let id = fields["id"].flatMap({ UUID.read($0) }),
            let kind = fields["kind"].flatMap({ String.read($0) }).flatMap({ UInt64($0) })
        else { throw .malformed }
        let unknown = try ["unknown": fields["fields"] ?? .null].unknown
        self.init(kind: kind, id: id, fields: unknown)
    }
}
