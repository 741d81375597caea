#if canImport(MapKit) && canImport(CoreLocation) && !os(watchOS)
import CoreLocation
import MapKit
import MomentumSuggestionsDomain

extension MKCoordinateRegion {
    init(_ region: SearchRegion) {
        self.init(
            center: CLLocationCoordinate2D(
                latitude: region.center.latitude,
                longitude: region.center.longitude
            ),
            span: MKCoordinateSpan(
                latitudeDelta: region.spanDegrees,
                longitudeDelta: region.spanDegrees
            )
        )
    }
}
#endif
