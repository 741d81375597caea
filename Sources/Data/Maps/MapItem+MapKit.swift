#if canImport(MapKit) && canImport(CoreLocation) && !os(watchOS)
import CoreLocation
import MapKit
import MomentumSuggestionsDomain

extension MapItem {
    /// A result of Apple's maps, with the parts of its address that they know.
    init(_ item: MKMapItem) {
        let mark = item.placemark
        self.init(
            name: item.name,
            coordinate: Coordinate(mark.coordinate),
            street: StreetLine.text(
                street: mark.thoroughfare,
                number: mark.subThoroughfare,
                country: mark.isoCountryCode
            ),
            city: mark.locality,
            region: mark.administrativeArea,
            kind: item.pointOfInterestCategory.map { MapKind(rawValue: $0.rawValue) }
        )
    }
}
#endif
