public import MomentumDomain

extension SiteZoneAddition {
    /// The usual zones for sensors only that `locations` lack, for a wearer who starts to log
    /// sensors: `Chest (Front)` and `Arm (Side)`.
    public static func ofSensors(
        missingFrom locations: [SiteLocation],
        ids: any IdentifierSource
    ) -> [SiteZoneAddition] {
        let known = Set(locations.map { SiteZone.ID($0.place) })
        return [("Chest", "Front"), ("Arm", "Side")].compactMap { bodyPart, qualifier in
            guard let place = SitePlace(bodyPart: bodyPart, subArea: qualifier),
                !known.contains(SiteZone.ID(place))
            else { return nil }
            return SiteZoneAddition(
                id: ids.next(),
                bodyPart: bodyPart,
                qualifier: qualifier,
                usedFor: .sensors
            )
        }
    }

    /// The name for people, such as `Front Chest`.
    public var name: String {
        [qualifier, bodyPart].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
