extension BinaryInteger {
    /// The number and what it counts: `1 place`, `2 places`.
    ///
    /// - Parameters:
    ///   - one: The noun for one.
    ///   - many: The noun for any other number; the one with an s when it is left out.
    func counting(_ one: String, _ many: String? = nil) -> String {
        "\(self) \(self == 1 ? one : many ?? "\(one)s")"
    }
}
