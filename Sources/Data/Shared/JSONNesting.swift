import Foundation

/// How deep a JSON text may go before it is given to Foundation.
///
/// Foundation of Swift 6.3 on Linux stops the process when a text ends right behind its 513th open
/// bracket. So 513 bytes of a server, or of a damaged file, would end the program.
enum JSONNesting {
    /// As deep as `JSONDecoder` goes.
    static let limit = 512

    /// Whether more than ``limit`` lists and objects are open anywhere in `text`.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func isTooDeep(_ text: Data) -> Bool {
        var depth = 0
        var isInString = false
        var isEscaped = false
        for byte in text {
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
                    if depth > limit { return true }
                case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                default: break
                }
            }
        }
        return false
    }
}
