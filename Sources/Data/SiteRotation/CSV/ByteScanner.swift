/// Goes through a short text byte by byte, and never past its end.
struct ByteScanner {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Skips a byte if it comes next.
    ///
    /// - Returns: Whether it did.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads exactly `count` digits as a number.
    mutating func number(digits count: Int) -> Int64? {
        guard rest.count >= count else { return nil }
        var value: Int64 = 0
        for byte in rest.prefix(count) {
            guard let digit = byte.digit else { return nil }
            value = value * 10 + digit
        }
        rest = rest.dropFirst(count)
        return value
    }

    /// Skips digits, as many as there are, and returns them.
    mutating func digits() -> ArraySlice<UInt8> {
        let digits = rest.prefix { $0.digit != nil }
        rest = rest[digits.endIndex...]
        return digits
    }
}
