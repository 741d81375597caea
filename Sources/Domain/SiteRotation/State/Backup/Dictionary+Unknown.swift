import Foundation

extension Dictionary where Key == String, Value == DumpValue {
    /// The fields of a newer version, in base64.
    var unknown: [UnknownField] {
        get throws(UnreadableRecord) {
            guard let value = self["unknown"] else { return [] }
            guard case .list(let list) = value else { throw .malformed }
            let fields = list.compactMap { value -> UnknownField? in
                guard case .object(let field) = value, field.count == 2,
                    let tag = field["tag"].flatMap({ String.read($0) }).flatMap({ UInt64($0) }),
                    let text = field["base64"].flatMap({ String.read($0) }),
                    let bytes = Data(base64Encoded: text)
                else { return nil }
                return UnknownField(tag: tag, bytes: Array(bytes))
            }
            guard fields.count == list.count else { throw .malformed }
            return fields
        }
    }
}
