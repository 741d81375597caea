import Foundation

/// The checks that a JSON text from outside passes before Foundation sees it.
///
/// Foundation of Swift 6.3 on Linux stops the process if a text ends right after its 513th open
/// bracket, in any encoding it guesses. So a few bytes of a server or a damaged file would end the
/// program. The gate allows one encoding and counts the brackets.
enum JSONGate {
    /// The first fault of a text, and its position in the original bytes.
    struct Refusal: Error, Hashable {
        enum Reason: Hashable {
            case invalidUTF8
            /// No JSON text holds a zero byte; every one in UTF-16 or UTF-32 does.
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

    /// The greatest depth, equal to that of `JSONDecoder`.
    static let deepest = 512

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The text without a UTF-8 mark.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func text(_ bytes: Data) throws(Refusal) -> Data {
        let isMarked = bytes.starts(with: mark)
        let text = isMarked ? Data(bytes.dropFirst(mark.count)) : bytes
        // Straight from memory: an index of `Data` costs more than the check of a byte.
        let fault = text.withUnsafeBytes { encodingFault(in: $0) ?? depthFault(in: $0) }
        if let fault {
            let shift = isMarked ? mark.count : 0
            throw Refusal(reason: fault.reason, offset: fault.offset + shift)
        }
        return text
    }

    private static func encodingFault(in text: UnsafeRawBufferPointer) -> Refusal? {
        let zero = text.firstIndex(of: 0).map { Refusal(reason: .zeroByte, offset: $0) }
        guard String(validating: text, as: UTF8.self) == nil else { return zero }
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

    /// Finds a bracket that opens too many levels; brackets in strings do not count.
    private static func depthFault(in text: UnsafeRawBufferPointer) -> Refusal? {
        var depth = 0
        var isInString = false
        var isEscaped = false
        for (offset, byte) in text.enumerated() {
            if isEscaped {
                isEscaped = false
            } else if isInString {
                if byte == UInt8(ascii: "\\") { isEscaped = true }
                if byte == UInt8(ascii: "\"") { isInString = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    if depth > deepest { return Refusal(reason: .tooDeep, offset: offset) }
                case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                default: break
                }
            }
        }
        return nil
    }
}
