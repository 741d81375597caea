import Foundation

/// Finds bytes that are no UTF-8 (GQ-12).
enum UTF8Check {
    /// The position of the first byte that does not belong, `nil` when all do.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func firstError(in data: Data) -> Int? {
        guard String(validating: data, as: UTF8.self) == nil else { return nil }
        // Only a broken answer is looked at byte by byte.
        var decoder = UTF8()
        var bytes = data.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput, .error: return offset
            }
        }
    }
}
