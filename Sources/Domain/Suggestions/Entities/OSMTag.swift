/// A tag of OpenStreetMap, such as `amenity=bank`.
public struct OSMTag: Hashable, Sendable {
    public let key: String
    public let value: String

    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }

    /// Creates a tag from key and value with an equals sign between them; `nil` if either is empty.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        self.init(key: String(parts[0]), value: String(parts[1]))
    }
}
