public import Foundation

/// One place for an infusion set, as the wearer has configured it.
public struct SiteLocation: Hashable, Sendable, Identifiable {
    /// The identity of the ``place``.
    public let id: UUID
    public let place: SitePlace
    public var isEnabled: Bool
    /// The position in lists that follow the wearer's own order, counted from 0 without gaps.
    public var sortOrder: Int

    public init(place: SitePlace, isEnabled: Bool = true, sortOrder: Int) {
        self.init(id: place.id, place: place, isEnabled: isEnabled, sortOrder: sortOrder)
    }

    /// Creates a location whose identity is known already.
    init(id: UUID, place: SitePlace, isEnabled: Bool, sortOrder: Int) {
        self.id = id
        self.place = place
        self.isEnabled = isEnabled
        self.sortOrder = sortOrder
    }

    public var bodyPart: String { place.bodyPart }
    public var subArea: String? { place.subArea }
    public var side: BodySide? { place.side }

    /// Whether the wearer added it, and may therefore remove it again (SR-73).
    public var isCustom: Bool { !Self.defaultIDs.contains(id) }

    /// `Abdomen (Front)` (SR-7).
    public var zoneName: String { place.zoneName }
    /// `L Abdomen (Front)` (SR-8).
    public var shortName: String { place.shortName }
    /// `Left Front Abdomen` (SR-9).
    public var displayName: String { place.displayName }
}
