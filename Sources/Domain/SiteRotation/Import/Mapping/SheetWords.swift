import Foundation
import MomentumDomain

/// The words of a place in a table, in the languages of the tables, each in full.
struct SheetWords {
    private let words: [String]

    init(_ text: String) {
        words = Self.words(of: text)
    }

    /// True if each word is the side of a place, or one of its words, and there is any.
    func fit(_ place: SitePlace) -> Bool {
        let own = Set(
            ([place.bodyPart, place.subArea ?? ""] + [place.side?.word ?? ""])
                .flatMap(Self.words)
        )
        return !words.isEmpty
            && words.allSatisfy { word in
                own.contains(word) || Self.meanings[word, default: []].contains(where: own.contains)
            }
    }

    /// The words that mean the same as a word of a place: `bauch` for `abdomen`.
    static let synonyms: [String: [String]] = [
        "abdomen": [
            "stomach", "belly", "tummy", "bauch", "ventre", "barriga", "vientre", "addome",
            "pancia", "buik",
        ],
        "thigh": [
            "leg", "oberschenkel", "bein", "cuisse", "muslo", "coscia", "dij", "bovenbeen",
        ],
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

    /// The words of places that a synonym means.
    private static let meanings: [String: [String]] = synonyms.reduce(into: [:]) { meanings, pair in
        for word in pair.value { meanings[word, default: []].append(pair.key) }
    }

    private static func words(of text: String) -> [String] {
        text.replacing("ß", with: "ss").sheetCell.split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
    }
}
