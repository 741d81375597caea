import Foundation

extension SitePlace {
    /// The most characters that one text of a custom place may have (SR-71).
    static let maximumLength = 60

    /// The body parts that a text of several words is split at (SR-71, SR-106).
    static let knownBodyParts = ["Abdomen", "Thigh", "Arm", "Buttock"]

    /// The places of a zone that somebody adds: left and right, or one without a side (SR-70).
    ///
    /// - Throws: What SR-71 refuses, because it would not survive a round trip through a CSV file.
    static func places(of addition: SiteZoneAddition) throws(SiteRotationError) -> [SitePlace] {
        var bodyPart = addition.bodyPart.collapsingWhiteSpace()
        var subArea = addition.qualifier.collapsingWhiteSpace()
        guard !bodyPart.isEmpty else { throw .emptyBodyPart }
        for text in [bodyPart, subArea] {
            guard text.count <= maximumLength else { throw .nameTooLong(limit: maximumLength) }
            guard !text.contains(where: { "()".contains($0) }) else { throw .nameWithParentheses }
        }
        guard !["L ", "R ", "Left ", "Right "].contains(where: { bodyPart.hasPrefix($0) }) else {
            throw .nameWithSide
        }
        if subArea.isEmpty, let parts = splitAtBodyPart(bodyPart) {
            (bodyPart, subArea) = parts
        }
        let sides: [BodySide?] = addition.hasSides ? [.left, .right] : [nil]
        return sides.compactMap { SitePlace(bodyPart: bodyPart, subArea: subArea, side: $0) }
    }

    /// `Inner Thigh` as `Thigh` and `Inner`; `nil` for a text that ends in no known body part.
    static func splitAtBodyPart(_ text: String) -> (bodyPart: String, subArea: String)? {
        let words = text.split(separator: " ")
        guard words.count > 1, let last = words.last,
            knownBodyParts.contains(where: { $0.comparisonKey == String(last).comparisonKey })
        else { return nil }
        return (String(last), words.dropLast().joined(separator: " "))
    }
}
