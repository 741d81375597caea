#if canImport(MapKit) && canImport(CoreLocation) && !os(watchOS)
import CoreLocation
import MapKit
import MomentumDomain
public import MomentumSuggestionsDomain

/// Apple's maps without any rules: the repositories that call them have the rules.
public struct MapKitService: MapService {
    public init() {}

    public func items(for request: MapRequest) async throws(MapFailure) -> [MapItem] {
        let search = MKLocalSearch.Request()
        search.naturalLanguageQuery = request.text
        search.region = MKCoordinateRegion(request.region)
        search.resultTypes = .pointOfInterest
        if !request.kinds.isEmpty {
            search.pointOfInterestFilter = MKPointOfInterestFilter(request.kinds)
        }
        do {
            return try await MKLocalSearch(request: search).start().mapItems.map { item in
                MapItem(item)
            }
        } catch {
            throw Self.failure(error)
        }
    }

    public func coordinate(ofAddress address: String) async throws(MapFailure) -> Coordinate? {
        do {
            if #available(iOS 26, macOS 26, visionOS 26, *) {
                return try await Self.geocode(address)
            }
            return try await CLGeocoder().geocodeAddressString(address).first?.location
                .map { Coordinate($0.coordinate) }
        } catch {
            throw Self.failure(error)
        }
    }

    /// Uses a completion handler.
    ///
    /// Compilers before Swift 6.3 let the asynchronous property `mapItems` leave the caller's
    /// actor, which a request must not do.
    @available(iOS 26, macOS 26, visionOS 26, *)
    private static func geocode(_ address: String) async throws -> Coordinate? {
        guard let request = MKGeocodingRequest(addressString: address) else { return nil }
        return try await withCheckedThrowingContinuation { continuation in
            request.getMapItems { items, error in
                continuation.resume(
                    with: error.map(Result.failure)
                        ?? .success(items?.first.map { Coordinate($0.location.coordinate) })
                )
            }
        }
    }

    static func failure(_ error: any Error) -> MapFailure {
        switch error {
        case is CancellationError: .cancelled
        case let error as MKError where error.code == .placemarkNotFound: .nothingFound
        case let error as MKError where error.code == .loadingThrottled: .throttled
        case let error as CLError where error.code == .geocodeFoundNoResult: .nothingFound
        case let error as CLError where error.code == .geocodeCanceled: .cancelled
        // CLGeocoder's error for too many requests.
        case let error as CLError where error.code == .network: .throttled
        default:
            Task.isCancelled ? .cancelled : .unavailable(FailureCause(error))
        }
    }
}
#endif
