/// Finds out where the user's address is, before the first place search needs it.
public protocol PrimeLocationUseCaseProtocol: Sendable {
    /// - Returns: Where the address is, or `nil` when it is empty or nobody knows it; searches
    ///   then prefer the fallback region.
    @discardableResult
    func execute(address: String) async throws(SuggestionError) -> Coordinate?
}

/// Primes the locations that ``SuggestUseCase`` searches near to.
public struct PrimeLocationUseCase: PrimeLocationUseCaseProtocol {
    private let locations: AddressLocations

    public init(locations: AddressLocations) {
        self.locations = locations
    }

    @discardableResult
    public func execute(address: String) async throws(SuggestionError) -> Coordinate? {
        try await locations.locate(address)
    }
}
