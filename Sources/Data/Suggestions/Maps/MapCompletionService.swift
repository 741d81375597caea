/// The completions of a system's maps; `MapKitCompleter` on Apple systems.
///
/// They come without waiting for a pause of the user, and without coordinates. All rules are in
/// ``MapCompletionRepository``, so that every platform tests the same ones.
public protocol MapCompletionService: Sendable {
    /// The lists of completions, each in place of the one before; a newer request ends the stream
    /// of an older one, and so does its listener.
    func completions(
        for request: MapRequest
    ) -> AsyncStream<Result<[MapCompletion], MapFailure>>

    /// The place of a completion, `nil` when the maps do not know it any more.
    func item(of completion: MapCompletion) async throws(MapFailure) -> MapItem?
}

/// A name or an address that a system's maps offer.
public struct MapCompletion: Hashable, Sendable {
    public let title: String
    /// The street, or as much of the address as tells it apart; may be empty.
    public let subtitle: String

    public init(title: String, subtitle: String = "") {
        self.title = title
        self.subtitle = subtitle
    }

    /// An address in one line, which is what a user picks: the street and, behind it, the rest.
    public init(address street: String, in rest: String) {
        self.init(title: [street, rest].filter { !$0.isEmpty }.joined(separator: ", "))
    }
}
