/// The bytes of an XML document, and the reading position.
struct XMLInput {
    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    var isAtEnd: Bool { position >= bytes.count }
    var malformed: MalformedXML { MalformedXML(offset: position) }

    mutating func skip(_ next: String) -> Bool {
        guard bytes[position...].starts(with: next.utf8) else { return false }
        position += next.utf8.count
        return true
    }

    mutating func skipSpace() {
        while !isAtEnd, Self.isSpace(bytes[position]) { position += 1 }
    }

    /// Reads the raw text up to `end`, and skips `end`.
    mutating func read(until end: String) throws(MalformedXML) -> String {
        let start = position
        while !isAtEnd {
            let stop = position
            if skip(end) { return try text(start..<stop) }
            position += 1
        }
        throw malformed
    }

    /// Reads the text up to a byte or the end, with its references resolved.
    mutating func readText(until end: UInt8) throws(MalformedXML) -> String {
        let start = position
        position = bytes[start...].firstIndex(of: end) ?? bytes.count
        let raw = try text(start..<position)
        return raw.utf8.contains(UInt8(ascii: "&")) ? try resolved(raw) : raw
    }

    /// The name of an element or an attribute.
    mutating func readTag() throws(MalformedXML) -> String {
        let start = position
        while !isAtEnd, Self.isPartOfName(bytes[position]) { position += 1 }
        guard position > start else { throw malformed }
        return try text(start..<position)
    }

    mutating func readAttribute() throws(MalformedXML) -> (name: String, value: String) {
        let name = try readTag()
        skipSpace()
        guard skip("=") else { throw malformed }
        skipSpace()
        let quote = skip("\"") ? UInt8(ascii: "\"") : UInt8(ascii: "'")
        guard quote == UInt8(ascii: "\"") || skip("'") else { throw malformed }
        let value = try readText(until: quote)
        guard !isAtEnd else { throw malformed }
        position += 1
        return (name, value)
    }

    private func text(_ range: Range<Int>) throws(MalformedXML) -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else { throw malformed }
        return text
    }

    /// Resolves the references that XML predefines; without a document type there are no others.
    private func resolved(_ raw: String) throws(MalformedXML) -> String {
        let parts = raw.split(separator: "&", omittingEmptySubsequences: false)
        var text = String(parts[0])
        for part in parts.dropFirst() {
            guard let end = part.firstIndex(of: ";") else { throw malformed }
            guard let scalar = Self.scalar(part[..<end]) else { throw malformed }
            text.unicodeScalars.append(scalar)
            text += part[part.index(after: end)...]
        }
        return text
    }

    private static func scalar(_ reference: Substring) -> Unicode.Scalar? {
        switch reference {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard reference.first == "#" else { return nil }
        let digits = reference.dropFirst()
        let number =
            digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        return number.flatMap(Unicode.Scalar.init)
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
        default: false
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
