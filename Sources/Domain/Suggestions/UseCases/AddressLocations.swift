import Foundation
import Synchronization

/// The position of the user's address, requested once for each address.
public final class AddressLocations: Sendable {
    private typealias Outcome = Result<Coordinate?, SuggestionError>

    private struct State {
        var address = ""
        var coordinate: Coordinate?
        var request: Task<Outcome, Never>?
        /// The number of requests, by which a late answer is recognized.
        var ticket = 0
    }

    private let geocoder: any GeocodingRepository
    private let state = Mutex(State())

    public init(geocoder: any GeocodingRepository) {
        self.geocoder = geocoder
    }

    /// The known coordinate of an address; `nil` for one that was not located.
    public func coordinate(ofAddress address: String) -> Coordinate? {
        let address = PrefixRule.trimmed(address)
        return state.withLock { $0.address == address ? $0.coordinate : nil }
    }

    /// Locates an address unless that is known or under way; an empty one gives `nil`.
    ///
    /// - Returns: `nil` for an unknown address. The next call asks again, as after a failure.
    public func locate(_ address: String) async throws(SuggestionError) -> Coordinate? {
        let address = PrefixRule.trimmed(address)
        guard !address.isEmpty else { return nil }
        let (request, ticket) = state.withLock { state in
            if state.address != address {
                state.request?.cancel()
                state = State(address: address, ticket: state.ticket)
            }
            if let coordinate = state.coordinate {
                return (Task { Outcome.success(coordinate) }, state.ticket)
            }
            if let request = state.request { return (request, state.ticket) }
            let request = Task { await self.outcome(of: address) }
            state.request = request
            state.ticket += 1
            return (request, state.ticket)
        }
        let outcome = await request.value
        state.withLock { state in
            guard state.ticket == ticket, state.address == address else { return }
            state.request = nil
            if case .success(let coordinate?) = outcome { state.coordinate = coordinate }
        }
        return try outcome.get()
    }

    private func outcome(of address: String) async -> Outcome {
        do throws(SuggestionError) {
            return .success(try await geocoder.coordinate(ofAddress: address))
        } catch {
            return .failure(error)
        }
    }
}
