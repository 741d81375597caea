public import MomentumSiteRotationDomain

/// The texts of a zone and its switches.
public struct SiteZoneAdapter: Hashable, Sendable, Identifiable {
    /// One location of a zone.
    public struct Side: Hashable, Sendable, Identifiable {
        public let id: SiteLocation.ID
        public let title: String
        public let isEnabled: Bool
    }

    public let id: SiteZone.ID
    public let title: String
    /// True if at least one of its locations is enabled.
    public let isEnabled: Bool
    /// The marks that apply, such as `Left & Right` or `Custom`.
    public let marks: [String]
    /// The sides in the order left, right, no side.
    public let sides: [Side]
    /// True if it can be deleted; a default zone can only be disabled.
    public let isDeletable: Bool
    /// The row as one sentence: name, marks, on or off.
    public let accessibilityLabel: String

    public init(_ zone: SiteZone, texts: SiteTexts) {
        let words = texts.locations
        id = zone.id
        title = zone.name
        isEnabled = zone.isEnabled
        marks = [
            zone.hasBothSides ? words.bothSides : nil, zone.isCustom ? words.custom : nil,
        ].compactMap(\.self)
        sides = zone.locations.map { location in
            Side(
                id: location.id,
                title: texts.displayName(of: location),
                isEnabled: location.isEnabled
            )
        }
        isDeletable = !zone.removableLocations.isEmpty
        accessibilityLabel = ([title] + marks + [isEnabled ? words.on : words.off])
            .joined(separator: ", ")
    }
}
