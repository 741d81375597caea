#if canImport(MapKit) && canImport(CoreLocation) && !os(watchOS)
import MapKit
import MomentumSuggestionsDomain

extension MKPointOfInterestFilter {
    convenience init(_ kinds: [MapKind]) {
        self.init(including: kinds.map { MKPointOfInterestCategory(rawValue: $0.rawValue) })
    }
}
#endif
