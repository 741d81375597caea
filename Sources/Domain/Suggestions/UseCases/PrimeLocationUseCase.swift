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
