import Foundation
import MomentumDomain

/// The words of a text for a place, in the languages of imported tables.
struct PlaceWords {
    private let words: [String]

    /// Reads the words of `text`, separated by punctuation or white space.
    init(_ text: String) {
        words = Self.words(of: text)
    }

    /// True if there are words, and each is the beginning of a word of the place.
    ///
    /// Sides count only with `withSide`.
    func fit(_ place: SitePlace, withSide: Bool) -> Bool {
        let own = Self.own(place)
        let side = withSide ? Self.side(place) : []
        let (others, otherSides) = (Self.others(own), Self.others(side))
        return !words.isEmpty
            && words.allSatisfy { typed in
                // A letter or the beginning of a side cannot match another word: `le` is not `leg`.
                (own + side).contains { $0.hasPrefix(typed) } || otherSides.contains(typed)
                    || typed.count > 1 && !Self.isSide(typed)
                        && (others + otherSides).contains { $0.hasPrefix(typed) }
            }
    }

    /// True if there are words, and each is a complete word of the place or its side.
    func fitWhole(_ place: SitePlace) -> Bool {
        let own = Self.own(place) + Self.side(place)
        let all = Set(own + Self.others(own))
        return !words.isEmpty && words.allSatisfy(all.contains)
    }

    /// The side, if the complete text names one; otherwise `nil`.
    var side: BodySide? {
        BodySide.allCases.first { side in
            let own = side.word.lowercased()
            return words.count == 1 && ([own] + Self.others([own])).contains(words[0])
        }
    }

    /// The names that denote only this location.
    static func names(of location: SiteLocation) -> [String] {
        [location.shortName.comparisonKey, location.displayName.comparisonKey]
    }

    private static func own(_ place: SitePlace) -> [String] {
        [place.bodyPart, place.subArea ?? ""].flatMap(words)
    }

    private static func side(_ place: SitePlace) -> [String] {
        place.side.map { [$0.word.lowercased()] } ?? []
    }

    private static func others(_ words: [String]) -> [String] {
        words.flatMap { synonyms[$0] ?? [] }
    }

    private static func isSide(_ word: String) -> Bool {
        BodySide.allCases.contains { $0.word.lowercased().hasPrefix(word) }
    }

    private static func words(of text: String) -> [String] {
        text.replacing("ß", with: "ss").sheetCell.split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
    }

    /// The synonyms of a place's words, such as `bauch` for `abdomen`.
    static let synonyms: [String: [String]] = [
        "abdomen": [
            "stomach", "belly", "tummy", "bauch", "ventre", "barriga", "vientre", "addome",
            "pancia", "buik",
        ],
        "thigh": [
            "leg", "oberschenkel", "bein", "cuisse", "muslo", "coscia", "dij", "bovenbeen",
        ],
        "chest": ["brust", "poitrine", "pecho", "petto", "borst"],
        "arm": ["oberarm", "bras", "brazo", "braccio", "bovenarm"],
        "buttock": ["bottom", "po", "gesass", "fesse", "gluteo", "nalga", "bil"],
        "left": ["l", "links", "gauche", "izquierda", "izquierdo", "sinistra", "sinistro"],
        "right": [
            "r", "rechts", "droite", "droit", "derecha", "derecho", "destra", "destro",
        ],
        "front": ["vorne", "avant", "delante", "davanti", "voor"],
        "side": ["seite", "seitlich", "cote", "lado", "lato", "zij"],
        "back": ["hinten", "arriere", "detras", "dietro", "achter"],
    ]
}
