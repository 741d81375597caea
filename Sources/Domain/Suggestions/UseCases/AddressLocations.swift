import MomentumDomain
import Synchronization

/// The positions of the last addresses, each requested once.
public final class AddressLocations: Sendable {
    private struct Known {
        private static let capacity = 64

        /// The address that was wanted last; requests for others are useless.
        var wanted = ""
        private var coordinates: [String: Coordinate] = [:]
        /// The located addresses, the one used last at the end.
        private var order: [String] = []

        subscript(address: String) -> Coordinate? { coordinates[address] }

        mutating func save(_ coordinate: Coordinate, of address: String) {
            coordinates[address] = coordinate
            order.removeAll { $0 == address }
            order.append(address)
            if order.count > Self.capacity { coordinates[order.removeFirst()] = nil }
        }

        /// Keeps the position of an address longer than that of others.
        mutating func use(_ address: String) -> Coordinate? {
            guard let coordinate = coordinates[address] else { return nil }
            save(coordinate, of: address)
            return coordinate
        }
    }

    private let geocoder: any GeocodingRepository
    private let known = Mutex(Known())
    private let requests = SharedWork<String, Result<Coordinate?, SuggestionError>>(
        cancelled: .failure(.cancelled)
    )

    public init(geocoder: any GeocodingRepository) {
        self.geocoder = geocoder
    }

    /// The credits to show with places near a located address.
    var attributions: [String] { geocoder.attributions }

    /// The known coordinate of an address; `nil` if it was not located.
    public func coordinate(ofAddress address: String) -> Coordinate? {
        let address = PrefixRule.trimmed(address)
        return known.withLock { $0[address] }
    }

    /// Stores the saved coordinate of an address.
    func remember(_ coordinate: Coordinate, ofAddress address: String) {
        known.withLock { $0.save(coordinate, of: PrefixRule.trimmed(address)) }
    }

    /// Locates an address, unless it is known or being located; returns `nil` for an empty one.
    ///
    /// - Returns: `nil` for an unknown address. The next call tries again, as after a failure.
    public func locate(_ address: String) async throws(SuggestionError) -> Coordinate? {
        let address = PrefixRule.trimmed(address)
        guard !address.isEmpty else { return nil }
        let (coordinate, isNew) = known.withLock { known in
            let isNew = known.wanted != address
            known.wanted = address
            return (known.use(address), isNew)
        }
        if isNew {
            // Compared with the wanted address, because another caller may have changed it again.
            requests.stop { $0 == known.withLock(\.wanted) ? nil : .failure(.cancelled) }
        }
        if let coordinate { return coordinate }
        return try await requests.share(address) { await self.outcome(of: address) }.get()
    }

    private func outcome(of address: String) async -> Result<Coordinate?, SuggestionError> {
        // Another caller's request may just have ended.
        if let coordinate = coordinate(ofAddress: address) { return .success(coordinate) }
        do throws(SuggestionError) {
            let coordinate = try await geocoder.coordinate(ofAddress: address)
            if let coordinate { remember(coordinate, ofAddress: address) }
            return .success(coordinate)
        } catch {
            return .failure(error)
        }
    }
}
