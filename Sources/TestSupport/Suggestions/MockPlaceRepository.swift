public import MomentumSuggestionsDomain
public import MomentumTestSupport

/// A place search whose answers a test releases by hand, in any order.
public final class MockPlaceRepository: PlaceRepository {
    /// The pending searches.
    public let gate: Gate<PlaceQuery, PlaceAnswer, SuggestionError>

    /// - Parameter isCancellable: True if a search ends as soon as its task is cancelled.
    public init(isCancellable: Bool = true) {
        gate = Gate(cancellation: isCancellable ? .cancelled : nil)
    }

    public func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        try await gate.pass(query)
    }
}
