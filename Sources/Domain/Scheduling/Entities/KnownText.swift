/// A text of the wire of which some values have a name and an order for people. Any other text is
/// kept, shown and sent back as it came.
public protocol KnownText: RawRepresentable<String>, Hashable, Sendable {
    /// The values that are known, in their order, with what people see.
    static var known: KeyValuePairs<String, String> { get }

    /// Takes any text.
    init(rawValue: String)
}

extension KnownText {
    /// The values that are known, in their order.
    public static var allKnown: [Self] { known.map { Self(rawValue: $0.key) } }

    /// What people see.
    public var displayName: String {
        Self.known.first { $0.key == rawValue }?.value ?? rawValue
    }

    /// The position among the known values; unknown ones come after them.
    public var rank: Int {
        Self.known.firstIndex { $0.key == rawValue } ?? Self.known.count
    }
}
