public import MomentumDomain

/// A system's own maps: what ``MapPlaceRepository`` and ``MapGeocodingRepository`` ask (SG-24).
///
/// On Apple systems it is `MapKitService`. All rules are in the repositories, which are the same,
/// and tested, on every platform.
public protocol MapService: Sendable {
    /// What the maps find, best first.
    ///
    /// - Throws: ``MapFailure``, also for a search that found nothing.
    func items(for request: MapRequest) async throws(MapFailure) -> [MapItem]

    /// Where an address is, `nil` when nobody knows it.
    func coordinate(ofAddress address: String) async throws(MapFailure) -> Coordinate?
}
