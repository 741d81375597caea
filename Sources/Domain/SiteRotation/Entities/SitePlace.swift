public import Foundation
import MomentumDomain

/// A place on the body, without its use as a ``SiteLocation``.
///
/// Its texts are kept as written, trimmed and with inner white space collapsed. Two places are the
/// same if their ``id`` is equal, regardless of spelling.
public struct SitePlace: Hashable, Sendable {
    public let bodyPart: String
    /// The sub-area of the body part, for example `Front`; never empty.
    public let subArea: String?
    public let side: BodySide?

    /// Creates a place; `nil` if the body part is empty or only white space.
    public init?(bodyPart: String, subArea: String? = nil, side: BodySide? = nil) {
        let bodyPart = bodyPart.collapsingWhiteSpace()
        guard !bodyPart.isEmpty else { return nil }
        let subArea = subArea?.collapsingWhiteSpace()
        self.init(
            uncheckedBodyPart: bodyPart,
            subArea: subArea?.isEmpty == true ? nil : subArea,
            side: side
        )
    }

    /// Creates a place from texts that are already clean.
    init(uncheckedBodyPart bodyPart: String, subArea: String?, side: BodySide?) {
        self.bodyPart = bodyPart
        self.subArea = subArea
        self.side = side
    }

    /// The identity of the place, equal for every spelling and on every device.
    ///
    /// It is a name-based UUID (RFC 9562, version 5) of body part, sub-area and side. Each is
    /// canonically composed, in lower case in no locale, with collapsed white space.
    public var id: UUID {
        // No collapsed text contains U+001F, because collapsing removes control characters.
        let parts = [bodyPart, subArea ?? "", side?.rawValue ?? ""].map(\.comparisonKey)
        return UUID(name: parts.joined(separator: "\u{1F}"), namespace: Self.namespace)
    }

    /// The order of the sides if all else is equal: left, right, no side (SR-16, SR-74).
    var sideRank: Int {
        switch side {
        case .left: 0
        case .right: 1
        case nil: 2
        }
    }

    /// The namespace of all places and profiles; part of the file format, so it never changes.
    static let namespace = UUID(
        uuid: (
            0x2F, 0x1C, 0x5B, 0x0E, 0x8D, 0x4A, 0x4C, 0x53,
            0x9E, 0x27, 0x6A, 0x41, 0xD3, 0x0B, 0x77, 0x15
        )
    )
}

extension SitePlace {
    private static let defaultZones: [String: SitePlace] = Dictionary(
        SiteLocation.defaults.map { ($0.place.zone.comparisonKey, $0.place) }
    ) { first, _ in first }

    /// Creates a place from a zone's text, which older records have in place of body part and
    /// sub-area.
    ///
    /// It splits the zones of the fourteen default locations in any spelling. Any other text
    /// becomes the body part, such as `Lower Back`; for blank text the result is `nil`.
    public init?(zone: String, side: BodySide?) {
        guard let known = Self.defaultZones[zone.comparisonKey] else {
            self.init(bodyPart: zone, side: side)
            return
        }
        self.init(uncheckedBodyPart: known.bodyPart, subArea: known.subArea, side: side)
    }
}

/// The names of a place, for every screen, file and complication (SR-11).
extension SitePlace {
    /// The sub-area and body part without the side, for example `Front Abdomen` or `Buttock`.
    public var zone: String {
        [subArea, bodyPart].compactMap(\.self).joined(separator: " ")
    }

    /// The body part, and the sub-area in parentheses: `Abdomen (Front)`, `Buttock`.
    public var zoneName: String {
        subArea.map { "\(bodyPart) (\($0))" } ?? bodyPart
    }

    /// The form for small spaces and CSV files: `L Abdomen (Front)`, `Lower Back`.
    public var shortName: String {
        side.map { "\($0.initial) \(zoneName)" } ?? zoneName
    }

    /// The form for sentences, pickers and assistive technology: `Left Front Abdomen`.
    public var displayName: String {
        side.map { "\($0.word) \(zone)" } ?? zone
    }
}

extension SitePlace {
    /// The maximum number of characters in one text of a custom place (SR-71).
    static let maximumLength = 60

    /// True if a text in the name is too long for a custom place.
    static func isTooLong(_ name: String) -> Bool {
        guard name.isLonger(than: maximumLength), let place = SitePlace(named: name) else {
            return false
        }
        return [place.bodyPart, place.subArea ?? ""].contains { $0.isLonger(than: maximumLength) }
    }

    /// The places of a zone that the wearer adds: left and right, or one without a side (SR-70).
    ///
    /// - Throws: The refusals of SR-71, because the name would not survive a round trip through a
    ///   CSV file.
    static func places(of addition: SiteZoneAddition) throws(SiteRotationError) -> [SitePlace] {
        let bodyPart = addition.bodyPart.collapsingWhiteSpace()
        let subArea = addition.qualifier.collapsingWhiteSpace()
        guard !bodyPart.isEmpty else { throw .emptyBodyPart }
        for text in [bodyPart, subArea] {
            guard text.count <= maximumLength else { throw .nameTooLong(limit: maximumLength) }
            guard !text.unicodeScalars.contains(where: { "()".unicodeScalars.contains($0) }) else {
                throw .nameWithParentheses
            }
        }
        // By scalars like the file reader, and case-insensitive like its comparison with existing
        // names.
        let scalars = bodyPart.lowercased().unicodeScalars
        let beginsWithSide = sidePrefixes.contains { prefix, _ in
            scalars.starts(with: prefix.lowercased().unicodeScalars)
        }
        guard !beginsWithSide else { throw .nameWithSide }
        let sides: [BodySide?] = addition.hasSides ? [.left, .right] : [nil]
        return sides.compactMap { side in
            subArea.isEmpty
                ? SitePlace(unqualified: bodyPart, side: side)
                : SitePlace(bodyPart: bodyPart, subArea: subArea, side: side)
        }
    }
}
