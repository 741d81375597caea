import Foundation

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
