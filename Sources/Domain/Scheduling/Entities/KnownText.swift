/// A text of the wire.
///
/// Known values have a name and an order for people; any other text is kept, shown and sent back
/// unchanged.
public protocol KnownText: RawRepresentable<String>, Hashable, Sendable {
    /// The known values in their order, each with the text that people see.
    static var known: KeyValuePairs<String, String> { get }

    /// Takes any text.
    init(rawValue: String)
}

extension KnownText {
    public static var allKnown: [Self] { known.map { Self(rawValue: $0.key) } }

    /// The text that people see.
    @inlinable public var displayName: String {
        // Inlinable, because a list asks for three of them per row.
        for (text, name) in Self.known where text == rawValue { return name }
        return rawValue
    }

    /// The position among the known values; unknown ones come after them.
    public var rank: Int {
        Self.known.firstIndex { $0.key == rawValue } ?? Self.known.count
    }
}
