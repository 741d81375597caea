extension UInt64 {
    /// Sixteen digits to the base of 16.
    package var hex: String { digits(16, radix: 16) }

    /// So many digits, or more where the number needs them.
    package func digits(_ count: Int, radix: Int = 10) -> String {
        let digits = String(self, radix: radix)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}
