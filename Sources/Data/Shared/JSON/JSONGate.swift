import Foundation

/// The checks of a JSON text from outside before Foundation decodes it.
///
/// Foundation of Swift 6.3 on Linux stops the process if a text ends right after its 513th open
/// bracket, in any encoding. A few bytes from a server or a damaged file would thus end the
/// program. The gate allows one encoding and counts the brackets.
enum JSONGate {
    /// The first fault of a text, and its position in the original bytes.
    struct Refusal: Error, Hashable {
        enum Reason: Hashable {
            case invalidUTF8
            /// No JSON text in UTF-8 contains a zero byte; every text in UTF-16 or UTF-32 does.
            case zeroByte
            case tooDeep
        }

        let reason: Reason
        let offset: Int

        var text: String {
            switch reason {
            case .invalidUTF8: "Byte \(offset) is not UTF-8."
            case .zeroByte: "Byte \(offset) is zero, which no JSON text holds."
            case .tooDeep: "Byte \(offset) opens more than \(deepest) levels."
            }
        }
    }

    /// The greatest nesting depth, equal to that of `JSONDecoder`.
    static let deepest = 512

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The text without a UTF-8 mark, in O(*n*).
    static func text(_ bytes: Data) throws(Refusal) -> Data {
        let isMarked = bytes.starts(with: mark)
        let text = isMarked ? Data(bytes.dropFirst(mark.count)) : bytes
        // Direct memory access: indexing `Data` costs more than checking a byte.
        let fault = text.withUnsafeBytes { encodingFault(in: $0) ?? depthFault(in: $0) }
        if let fault {
            let shift = isMarked ? mark.count : 0
            throw Refusal(reason: fault.reason, offset: fault.offset + shift)
        }
        return text
    }

    private static func encodingFault(in text: UnsafeRawBufferPointer) -> Refusal? {
        // `memchr` finds a byte four times as fast as a loop.
        let found = text.baseAddress.flatMap { start in
            memchr(start, 0, text.count).map { UnsafeRawPointer($0) - start }
        }
        let zero = found.map { Refusal(reason: .zeroByte, offset: $0) }
        guard !isUTF8(text) else { return zero }
        // Only an invalid text is decoded scalar by scalar.
        var decoder = UTF8()
        var bytes = text.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue("\0"): return zero
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput, .error: return Refusal(reason: .invalidUTF8, offset: offset)
            }
        }
    }

    /// True for UTF-8.
    ///
    /// Checked in parts, because `String` copies what it checks.
    private static func isUTF8(_ text: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        while start < text.count {
            var end = min(start + 16_384, text.count)
            // A part must end at the boundary of a character.
            while end < text.count, end > start, text[end] & 0xC0 == 0x80 { end -= 1 }
            let part = UnsafeRawBufferPointer(rebasing: text[start..<end])
            guard !part.isEmpty, String(validating: part, as: UTF8.self) != nil else {
                return false
            }
            start = end
        }
        return true
    }

    /// Finds a bracket that exceeds the depth; ignores brackets in strings.
    private static func depthFault(in text: UnsafeRawBufferPointer) -> Refusal? {
        let quote = UInt8(ascii: "\"")
        var depth = 0
        var offset = 0
        while offset < text.count {
            switch text[offset] {
            case quote:
                offset += 1
                while offset < text.count, text[offset] != quote {
                    offset += text[offset] == UInt8(ascii: "\\") ? 2 : 1
                }
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > deepest { return Refusal(reason: .tooDeep, offset: offset) }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            offset += 1
        }
        return nil
    }
}
