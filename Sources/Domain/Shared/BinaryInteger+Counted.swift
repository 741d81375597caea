extension BinaryInteger {
    /// The number and what it counts: `1 entry`, `2 entries` (SR-111).
    ///
    /// - Parameters:
    ///   - one: The noun for one.
    ///   - several: The noun for any other number; the one with an s when it is left out.
    /// - Returns: The number in digits, and the noun.
    package func counted(_ one: String, _ several: String? = nil) -> String {
        "\(self) \(self == 1 ? one : several ?? "\(one)s")"
    }
}
