/// Finds out where the user's address is, before the first place search needs it.
public protocol PrimeLocationUseCaseProtocol: Sendable {
    /// - Returns: Where the address is, or `nil` when it is empty or nobody knows it; searches
    ///   then prefer the fallback region.
    @discardableResult
    func execute(address: String) async throws(SuggestionError) -> Coordinate?
}
