import MomentumSiteRotationDomain

/// Reads a value from JSON: all of RFC 8259 except fractions, repeated names and deep nesting.
///
/// Numbers are integers and exact to 64 bits; few JSON readers guarantee that.
struct DumpReader {
    /// The greatest nesting depth, which no record reaches; deeper values could overflow the stack.
    private static let deepest = 16

    private struct Malformed: Error {}

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The value that all bytes form; `nil` for anything else.
    static func value(in bytes: ArraySlice<UInt8>) -> DumpValue? {
        var reader = DumpReader(bytes)
        guard let value = try? reader.value(at: 0), reader.peek() == nil else { return nil }
        return value
    }

    /// Returns the next byte after white space without consuming it; `nil` at the end.
    private mutating func peek() -> UInt8? {
        while position < bytes.endIndex, [0x20, 0x09, 0x0D, 0x0A].contains(bytes[position]) {
            position += 1
        }
        return position < bytes.endIndex ? bytes[position] : nil
    }

    private mutating func value(at depth: Int) throws(Malformed) -> DumpValue {
        guard depth < Self.deepest, let first = peek() else { throw Malformed() }
        switch first {
        case UInt8(ascii: "{"):
            var fields: [String: DumpValue] = [:]
            try items(until: UInt8(ascii: "}")) { reader throws(Malformed) in
                let name = try reader.text()
                try reader.read(UInt8(ascii: ":"))
                let value = try reader.value(at: depth + 1)
                guard fields.updateValue(value, forKey: name) == nil else { throw Malformed() }
            }
            return .object(fields)
        case UInt8(ascii: "["):
            var values: [DumpValue] = []
            try items(until: UInt8(ascii: "]")) { reader throws(Malformed) in
                values.append(try reader.value(at: depth + 1))
            }
            return .list(values)
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        default: return .number(try number())
        }
    }

    /// Reads the items between brackets, separated by commas.
    private mutating func items(
        until end: UInt8,
        _ item: (inout DumpReader) throws(Malformed) -> Void
    ) throws(Malformed) {
        position += 1
        if peek() == end {
            position += 1
            return
        }
        while true {
            try item(&self)
            let next = peek()
            position += 1
            if next == end { return }
            guard next == UInt8(ascii: ",") else { throw Malformed() }
        }
    }

    private mutating func read(_ byte: UInt8) throws(Malformed) {
        guard peek() == byte else { throw Malformed() }
        position += 1
    }

    private mutating func word(_ word: String, _ value: DumpValue) throws(Malformed) -> DumpValue {
        guard bytes[position...].starts(with: word.utf8) else { throw Malformed() }
        position += word.utf8.count
        return value
    }

    private mutating func number() throws(Malformed) -> Int64 {
        let digits = bytes[position...].prefix { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        }
        position += digits.count
        let text = String(decoding: digits, as: UTF8.self)
        // Rejects numbers such as `007` and `+7`, which would be written back differently.
        guard let number = Int64(text), String(number) == text else { throw Malformed() }
        return number
    }

    private mutating func text() throws(Malformed) -> String {
        try read(UInt8(ascii: "\""))
        var text: [UInt8] = []
        while position < bytes.endIndex {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                let string = String(decoding: text, as: UTF8.self)
                // Decoding replaces invalid UTF-8, which would change the bytes.
                guard string.utf8.elementsEqual(text) else { throw Malformed() }
                return string
            case UInt8(ascii: "\\"): text += try escaped()
            case 0..<0x20: throw Malformed()
            default: text.append(byte)
            }
        }
        throw Malformed()
    }

    /// The character after a backslash, in UTF-8.
    private mutating func escaped() throws(Malformed) -> [UInt8] {
        guard position < bytes.endIndex else { throw Malformed() }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            let unit = try codeUnit()
            guard UTF16.isLeadSurrogate(unit) else {
                guard let scalar = Unicode.Scalar(unit) else { throw Malformed() }
                return Array(String(scalar).utf8)
            }
            guard bytes[position...].starts(with: #"\u"#.utf8) else { throw Malformed() }
            position += 2
            let trail = try codeUnit()
            guard UTF16.isTrailSurrogate(trail) else { throw Malformed() }
            return Array(String(decoding: [unit, trail], as: UTF16.self).utf8)
        default: throw Malformed()
        }
    }

    private mutating func codeUnit() throws(Malformed) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw Malformed() }
        position += 4
        return unit
    }
}
