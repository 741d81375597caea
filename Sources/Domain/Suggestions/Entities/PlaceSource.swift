/// The kind of source of a suggestion; a host's own adapters may define further kinds.
public struct PlaceSource: RawRepresentable, Hashable, Sendable {
    /// A curated list of names.
    public static let list = PlaceSource(rawValue: "list")
    /// An offline place index, or places in memory.
    public static let index = PlaceSource(rawValue: "index")
    /// A Photon server.
    public static let photon = PlaceSource(rawValue: "photon")
    /// The system's own maps.
    public static let maps = PlaceSource(rawValue: "maps")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
