public import Foundation

extension SiteLocation {
    /// The fourteen locations that are there from the first launch on (SR-12, SR-13).
    public static let defaults: [SiteLocation] = {
        let zones: [(bodyPart: String, subArea: String?)] = [
            ("Abdomen", "Front"), ("Abdomen", "Side"), ("Abdomen", "Back"),
            ("Thigh", "Front"), ("Thigh", "Side"),
            ("Arm", "Back"),
            ("Buttock", nil),
        ]
        let places = zones.flatMap { zone in
            BodySide.allCases.map { side in
                SitePlace(uncheckedBodyPart: zone.bodyPart, subArea: zone.subArea, side: side)
            }
        }
        return places.enumerated().map { SiteLocation(place: $1, sortOrder: $0) }
    }()

    /// The ids of the fourteen default locations.
    public static let defaultIDs: Set<UUID> = Set(defaults.map(\.id))
}
