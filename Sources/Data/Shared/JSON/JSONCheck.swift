package import Foundation

/// Finds the position where a text stops being JSON (RFC 8259), for an error message (GQ-12).
package struct JSONCheck {
    private struct Fault: Error { let offset: Int }

    private let bytes: [UInt8]
    private var position = 0

    /// The position of the first wrong byte, in O(*n*); `nil` for valid JSON.
    package static func firstError(in data: Data) -> Int? {
        let text: Data
        do throws(JSONGate.Refusal) {
            text = try JSONGate.text(data)
        } catch {
            return error.offset
        }
        var check = JSONCheck(bytes: Array(text))
        // The text has no byte order mark.
        return check.firstError().map { $0 + data.count - text.count }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func firstError() -> Int? {
        do throws(Fault) {
            try value()
        } catch {
            return error.offset
        }
        skipSpace()
        return position < bytes.count ? position : nil
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Recurses no deeper than the gate allows.
    private mutating func value() throws(Fault) {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): try object()
        case UInt8(ascii: "["): try list()
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        default: try number()
        }
    }

    private mutating func object() throws(Fault) {
        position += 1
        skipSpace()
        if skip("}") { return }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw Fault(offset: position) }
            try string()
            skipSpace()
            guard skip(":") else { throw Fault(offset: position) }
            try value()
            skipSpace()
        } while skip(",")
        guard skip("}") else { throw Fault(offset: position) }
    }

    private mutating func list() throws(Fault) {
        position += 1
        skipSpace()
        if skip("]") { return }
        repeat {
            try value()
            skipSpace()
        } while skip(",")
        guard skip("]") else { throw Fault(offset: position) }
    }

    private mutating func string() throws(Fault) {
        position += 1
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"):
                position += 1
                try escape()
            case 0..<0x20:
                throw Fault(offset: position)
            default:
                position += 1
            }
        }
        throw Fault(offset: position)
    }

    private mutating func escape() throws(Fault) {
        if skip("u") {
            for _ in 0..<4 {
                guard let byte = next, Character(UnicodeScalar(byte)).isHexDigit else {
                    throw Fault(offset: position)
                }
                position += 1
            }
        } else if let byte = next, "\"\\/bfnrt".utf8.contains(byte) {
            position += 1
        } else {
            throw Fault(offset: position)
        }
    }

    private mutating func number() throws(Fault) {
        _ = skip("-")
        if !skip("0") { try digits() }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            if !skip("+") { _ = skip("-") }
            try digits()
        }
    }

    private mutating func digits() throws(Fault) {
        let start = position
        while let byte = next, 0x30...0x39 ~= byte { position += 1 }
        guard position > start else { throw Fault(offset: position) }
    }

    private mutating func word(_ word: String) throws(Fault) {
        for byte in word.utf8 {
            guard next == byte else { throw Fault(offset: position) }
            position += 1
        }
    }

    private mutating func skip(_ scalar: UnicodeScalar) -> Bool {
        guard next == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }
}
