/// Reads decimal numbers from bytes, quickly if they are short.
enum DecimalNumber {
    /// Powers of ten that a `Double` holds exactly.
    private static let powers: [Double] = (0...22).reduce(into: []) { powers, exponent in
        powers.append(exponent == 0 ? 1 : powers[exponent - 1] * 10)
    }

    /// The number that all the bytes spell; `nil` for anything else.
    static func parse(_ bytes: ArraySlice<UInt8>) -> Double? {
        var position = bytes.startIndex
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var digits: UInt64 = 0
        var count = 0
        var decimals: Int?
        while position < bytes.endIndex {
            let byte = bytes[position]
            if byte == UInt8(ascii: "."), decimals == nil {
                decimals = 0
            } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
                digits = digits &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
                count += 1
                if let known = decimals { decimals = known + 1 }
            } else {
                return parseSlowly(bytes)
            }
            position += 1
        }
        guard count > 0 else { return nil }
        // Up to 15 digits and a power of ten are exact, so one division is rounded once.
        guard count <= 15 else { return parseSlowly(bytes) }
        let value = Double(digits) / powers[decimals ?? 0]
        return isNegative ? -value : value
    }

    private static func parseSlowly(_ bytes: ArraySlice<UInt8>) -> Double? {
        guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
            return nil
        }
        return value
    }
}
