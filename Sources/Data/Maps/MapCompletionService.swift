/// The completions of a system's maps; `MapKitCompleter` on Apple systems.
///
/// Completions arrive without waiting for a pause in the typing, and without coordinates. All rules
/// are in ``MapCompletionRepository``, so that every platform tests them.
public protocol MapCompletionService: Sendable {
    /// The lists of completions, each replacing the previous one.
    ///
    /// The stream ends when a newer request begins or its listener stops.
    func completions(
        for request: MapRequest
    ) -> AsyncStream<Result<[MapCompletion], MapFailure>>

    /// The place of a completion; `nil` if the maps no longer know it.
    func item(of completion: MapCompletion) async throws(MapFailure) -> MapItem?
}

/// A name or an address that a system's maps offer.
public struct MapCompletion: Hashable, Sendable {
    public let title: String
    /// The street, or enough of the address to distinguish it; may be empty.
    public let subtitle: String

    public init(title: String, subtitle: String = "") {
        self.title = title
        self.subtitle = subtitle
    }

    /// Creates the completion of an address: the street, then the rest, on one line.
    public init(address street: String, in rest: String) {
        self.init(title: [street, rest].filter { !$0.isEmpty }.joined(separator: ", "))
    }
}
