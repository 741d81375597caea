#if canImport(MapKit) && canImport(CoreLocation) && !os(watchOS)
import CoreLocation
import Foundation
import MapKit
import MomentumDomain
import MomentumSuggestionsDomain

/// Apple's completer without any rules: the repository that calls it has them.
public struct MapKitCompleter: MapCompletionService {
    /// The kind of text that is completed.
    public enum Kind: Sendable {
        case places
        /// Addresses, for a field in which the user types the search area.
        case addresses
    }

    private let session: CompleterSession

    public init(_ kind: Kind) {
        session = CompleterSession(kind)
    }

    public func completions(
        for request: MapRequest
    ) -> AsyncStream<Result<[MapCompletion], MapFailure>> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { [session] continuation in
            Task { await session.begin(request, continuation) }
        }
    }

    public func item(of completion: MapCompletion) async throws(MapFailure) -> MapItem? {
        guard let request = await session.request(for: completion) else { return nil }
        do {
            return try await MKLocalSearch(request: request).start().mapItems.first.map {
                MapItem($0)
            }
        } catch {
            throw MapKitService.failure(error)
        }
    }
}

/// The system's completer and its listener, on the main thread as the completer requires.
@MainActor
private final class CompleterSession: NSObject {
    typealias Listener = AsyncStream<Result<[MapCompletion], MapFailure>>.Continuation

    private let kind: MapKitCompleter.Kind
    private lazy var completer = MKLocalSearchCompleter()
    private var listener: Listener?
    /// The number of requests, so that the end of an older one cancels no newer one.
    private var ticket = 0
    /// The system's objects of the last list; only they lead to their places.
    private var known: [MapCompletion: MKLocalSearchCompletion] = [:]

    nonisolated init(_ kind: MapKitCompleter.Kind) {
        self.kind = kind
        super.init()
    }

    func request(for completion: MapCompletion) -> sending MKLocalSearch.Request? {
        known[completion].map { MKLocalSearch.Request(completion: $0) }
    }

    func begin(_ request: MapRequest, _ continuation: Listener) {
        end()
        ticket += 1
        let ticket = ticket
        listener = continuation
        continuation.onTermination = { [weak self] _ in
            Task { await self?.end(ticket) }
        }
        completer.delegate = self
        completer.region = MKCoordinateRegion(request.region)
        switch kind {
        case .places:
            completer.resultTypes = .pointOfInterest
            completer.pointOfInterestFilter =
                request.kinds.isEmpty ? nil : MKPointOfInterestFilter(request.kinds)
        case .addresses:
            completer.resultTypes = .address
        }
        completer.queryFragment = request.text
    }

    private func end(_ ticket: Int) {
        if self.ticket == ticket { end() }
    }

    private func end() {
        completer.cancel()
        listener?.finish()
        listener = nil
    }

    private func received() {
        let results = completer.results.map { result in
            let completion =
                switch kind {
                case .places: MapCompletion(title: result.title, subtitle: result.subtitle)
                case .addresses: MapCompletion(address: result.title, in: result.subtitle)
                }
            return (completion, result)
        }
        known = Dictionary(results) { first, _ in first }
        listener?.yield(.success(results.map(\.0)))
    }

    private func failed(_ failure: MapFailure) {
        listener?.yield(.failure(failure))
    }
}

extension CompleterSession: MKLocalSearchCompleterDelegate {
    // The completer calls its delegate on the main thread.
    nonisolated func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        MainActor.assumeIsolated { received() }
    }

    nonisolated func completer(
        _ completer: MKLocalSearchCompleter,
        didFailWithError error: any Error
    ) {
        let failure = MapKitService.failure(error)
        MainActor.assumeIsolated { failed(failure) }
    }
}
#endif
