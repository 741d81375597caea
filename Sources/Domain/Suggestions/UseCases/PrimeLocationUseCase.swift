/// Locates the user's address before the first place search needs it.
public protocol PrimeLocationUseCaseProtocol: Sendable {
    /// The position of the address; `nil` if empty or unknown: searches then prefer the fallback.
    @discardableResult
    func execute(address: String) async throws(SuggestionError) -> Coordinate?
}

/// Prepares the locations that ``SuggestUseCase`` searches near.
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
