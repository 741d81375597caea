import MomentumDomain
import Synchronization

/// The position of the user's address, requested once per address.
public final class AddressLocations: Sendable {
    private struct Location {
        var address = ""
        var coordinate: Coordinate?
    }

    private let geocoder: any GeocodingRepository
    private let known = Mutex(Location())
    private let requests = SharedWork<String, Result<Coordinate?, SuggestionError>>(
        cancelled: .failure(.cancelled)
    )

    public init(geocoder: any GeocodingRepository) {
        self.geocoder = geocoder
    }

    /// The known coordinate of an address; `nil` if it was not located.
    public func coordinate(ofAddress address: String) -> Coordinate? {
        let address = PrefixRule.trimmed(address)
        return known.withLock { $0.address == address ? $0.coordinate : nil }
    }

    /// Stores the saved coordinate of an address.
    func remember(_ coordinate: Coordinate, ofAddress address: String) {
        let location = Location(address: PrefixRule.trimmed(address), coordinate: coordinate)
        known.withLock { $0 = location }
    }

    /// Locates an address, unless it is known or being located; returns `nil` for an empty one.
    ///
    /// - Returns: `nil` for an unknown address. The next call tries again, as after a failure.
    public func locate(_ address: String) async throws(SuggestionError) -> Coordinate? {
        let address = PrefixRule.trimmed(address)
        guard !address.isEmpty else { return nil }
        let (coordinate, isNew) = known.withLock { known in
            let isNew = known.address != address
            if isNew { known = Location(address: address) }
            return (known.coordinate, isNew)
        }
        if isNew {
            // Compared with the current address, because another caller may have changed it again.
            requests.stop { $0 == known.withLock(\.address) ? nil : .failure(.cancelled) }
        }
        if let coordinate { return coordinate }
        return try await requests.share(address) { await self.outcome(of: address) }.get()
    }

    private func outcome(of address: String) async -> Result<Coordinate?, SuggestionError> {
        // Another caller's request may just have ended.
        if let coordinate = coordinate(ofAddress: address) { return .success(coordinate) }
        do throws(SuggestionError) {
            let coordinate = try await geocoder.coordinate(ofAddress: address)
            // The answer may be for a former address.
            known.withLock { if $0.address == address { $0.coordinate = coordinate } }
            return .success(coordinate)
        } catch {
            return .failure(error)
        }
    }
}
