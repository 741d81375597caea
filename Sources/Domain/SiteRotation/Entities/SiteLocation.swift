public import Foundation

/// One place for an infusion set or a sensor, as the wearer has configured it.
public struct SiteLocation: Hashable, Sendable, Identifiable {
    /// The identity of the ``place``.
    public let id: UUID
    public let place: SitePlace
    public var isEnabled: Bool
    /// The position in lists with the wearer's own order, from 0 without gaps.
    public var sortOrder: Int
    /// The devices to wear there.
    public var usedFor: PlaceUse

    public init(
        place: SitePlace,
        isEnabled: Bool = true,
        sortOrder: Int,
        usedFor: PlaceUse = .both
    ) {
        self.init(
            id: place.id,
            place: place,
            isEnabled: isEnabled,
            sortOrder: sortOrder,
            usedFor: usedFor
        )
    }

    init(
        id: UUID,
        place: SitePlace,
        isEnabled: Bool,
        sortOrder: Int,
        usedFor: PlaceUse = .both
    ) {
        self.id = id
        self.place = place
        self.isEnabled = isEnabled
        self.sortOrder = sortOrder
        self.usedFor = usedFor
    }

    public var bodyPart: String { place.bodyPart }
    public var subArea: String? { place.subArea }
    public var side: BodySide? { place.side }

    var disabled: SiteLocation {
        var location = self
        location.isEnabled = false
        return location
    }

    /// True if the wearer added the location, and may therefore remove it.
    public var isCustom: Bool { !Self.defaultIDs.contains(id) }

    /// The name of the zone, such as `Abdomen (Front)`.
    public var zoneName: String { place.zoneName }
    /// The short name, such as `L Abdomen (Front)`.
    public var shortName: String { place.shortName }
    /// The full name, such as `Left Front Abdomen`.
    public var displayName: String { place.displayName }
}

extension SiteLocation {
    /// The fourteen locations of the first launch.
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

    package static let defaultIDs: Set<UUID> = Set(defaults.map(\.id))
}
