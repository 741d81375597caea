extension UInt64 {
    /// Sixteen hexadecimal digits.
    package var hex: String { digits(16, radix: 16) }

    /// The number with at least `count` digits.
    package func digits(_ count: Int, radix: Int = 10) -> String {
        // The description costs a third of a decimal text by its radix.
        let digits = radix == 10 ? description : String(self, radix: radix)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}
