#if canImport(MapKit) && canImport(CoreLocation) && !os(watchOS)
import CoreLocation
import MomentumSuggestionsDomain

extension Coordinate {
    init(_ coordinate: CLLocationCoordinate2D) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}
#endif
