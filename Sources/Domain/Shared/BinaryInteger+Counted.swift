extension BinaryInteger {
    /// The number and its noun: `1 entry`, `2 entries` (SR-111).
    ///
    /// By default the plural adds an s.
    package func counted(_ one: String, _ several: String? = nil) -> String {
        "\(self) \(self == 1 ? one : several ?? "\(one)s")"
    }
}
