import Foundation
import MomentumDomain

/// The words of a typed text, of which each has to be the beginning of a place's word.
struct PlaceWords {
    private let words: [String]

    /// Reads the words of `text`; punctuation separates them.
    init(_ text: String) {
        words = Self.words(of: text)
    }

    /// True if every word is one of the place, and there is any.
    ///
    /// A side counts only with `withSide`.
    func fit(_ place: SitePlace, withSide: Bool) -> Bool {
        let own = [place.bodyPart, place.subArea ?? ""].flatMap(Self.words)
        let side = withSide ? place.side.map { [$0.word.lowercased()] } ?? [] : []
        let others = own.flatMap { Self.otherWords[$0] ?? [] }
        return !words.isEmpty
            && words.allSatisfy { typed in
                // The beginning of a side is no other word for a body part: `le` is not `leg`.
                (own + side).contains { $0.hasPrefix(typed) }
                    || typed.count > 1 && !Self.isSide(typed)
                        && others.contains { $0.hasPrefix(typed) }
            }
    }

    /// The names that mean this location alone.
    static func names(of location: SiteLocation) -> [String] {
        [location.shortName.comparisonKey, location.displayName.comparisonKey]
    }

    private static func isSide(_ word: String) -> Bool {
        BodySide.allCases.contains { $0.word.lowercased().hasPrefix(word) }
    }

    private static func words(of text: String) -> [String] {
        text.comparisonKey.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Words that people type for a body part.
    private static let otherWords = [
        "abdomen": ["stomach", "belly", "tummy"], "thigh": ["leg"], "buttock": ["bottom"],
    ]
}
