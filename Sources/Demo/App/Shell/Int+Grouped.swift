extension Int {
    /// A count with commas, as large lists have many digits.
    var grouped: String {
        var digits = String(self)
        var end = digits.count - 3
        while end > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
            end -= 3
        }
        return digits
    }
}
