extension UInt64 {
    /// The number as sixteen hexadecimal digits.
    package var hex: String { digits(16, radix: 16) }

    /// The number with at least `count` digits.
    package func digits(_ count: Int, radix: Int = 10) -> String {
        // `description` takes a third of the time of a decimal `String(_:radix:)`.
        let digits = radix == 10 ? description : String(self, radix: radix)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}
