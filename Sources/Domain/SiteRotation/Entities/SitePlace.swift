public import Foundation
import MomentumDomain

/// A place on the body: what a ``SiteLocation`` is, apart from how it is used. Texts are kept as
/// they were written, trimmed and with inner runs of white space collapsed to one space. Two places
/// are the same place when their ``id`` is equal, however they are spelled.
public struct SitePlace: Hashable, Sendable {
    public let bodyPart: String
    /// The part of the body part, for example `Front`; never empty.
    public let subArea: String?
    public let side: BodySide?

    /// Creates a place, or nothing when the body part is empty or only white space.
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

    /// Creates a place from texts that are known to be clean.
    init(uncheckedBodyPart bodyPart: String, subArea: String?, side: BodySide?) {
        self.bodyPart = bodyPart
        self.subArea = subArea
        self.side = side
    }

    /// The identity of the place: the same for every spelling, on every device. A name-based UUID
    /// (RFC 9562, version 5) of body part, sub-area and side, each compared after canonical
    /// composition, locale-independent lower-casing and collapsing of white space.
    public var id: UUID {
        // U+001F stands in no collapsed text, which has lost its control characters.
        let parts = [bodyPart, subArea ?? "", side?.rawValue ?? ""].map(\.comparisonKey)
        return UUID(name: parts.joined(separator: "\u{1F}"), namespace: Self.namespace)
    }

    /// The order of the sides, where all else is equal: left, right, no side (SR-16, SR-74).
    var sideRank: Int {
        switch side {
        case .left: 0
        case .right: 1
        case nil: 2
        }
    }

    /// The name space of all places; part of the file format, so it never changes.
    private static let namespace = UUID(
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

    /// Makes a place of the one text that older records have in place of body part and sub-area.
    /// The zones of the fourteen default locations are taken apart, however they are spelled. Of
    /// any other text nobody knows which words are the body part, so all of them are: `Lower Back`
    /// stays what it is. Returns nothing when the text is empty or only white space.
    public init?(zone: String, side: BodySide?) {
        guard let known = Self.defaultZones[zone.comparisonKey] else {
            self.init(bodyPart: zone, side: side)
            return
        }
        self.init(uncheckedBodyPart: known.bodyPart, subArea: known.subArea, side: side)
    }
}

/// The names of a place; every screen, file and complication uses these (SR-11).
extension SitePlace {
    /// Sub-area and body part, for example `Front Abdomen` or `Buttock`; the side does not matter.
    public var zone: String {
        [subArea, bodyPart].compactMap(\.self).joined(separator: " ")
    }

    /// Body part, and the sub-area in parentheses: `Abdomen (Front)`, `Buttock`.
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
    /// The most characters that one text of a custom place may have (SR-71).
    static let maximumLength = 60

    /// The places of a zone that somebody adds: left and right, or one without a side (SR-70).
    ///
    /// - Throws: What SR-71 refuses, because it would not survive a round trip through a CSV file.
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
        // By scalars, as the reader of a file compares them, and whatever their case, as it
        // compares names with those of locations that are there.
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
