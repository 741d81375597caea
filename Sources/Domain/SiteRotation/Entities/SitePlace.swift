public import Foundation

/// A place on the body: what a ``SiteLocation`` is, apart from how it is used.
///
/// Texts are kept as they were written, trimmed and with inner runs of white space collapsed to one
/// space (SR-5). Two places are the same place when their ``id`` is equal, however they are
/// spelled.
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

    /// The identity of the place: the same for every spelling, on every device (SR-4, SR-14).
    ///
    /// A name-based UUID (RFC 9562, version 5) of body part, sub-area and side, each compared after
    /// canonical composition, locale-independent lower-casing and collapsing of white space.
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
