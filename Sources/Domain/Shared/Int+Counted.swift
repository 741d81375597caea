extension Int {
    /// The number and the word that agrees with it: `1 entry`, `2 entries` (SR-111).
    func counted(_ one: String, _ several: String) -> String {
        "\(self) \(self == 1 ? one : several)"
    }
}
