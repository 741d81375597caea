import Foundation

/// Reduces names and queries to the letters used for comparison, in no locale.
///
/// The rules are "Fold" of `Docs/Suggestions.md`. Apostrophes, accents and case are removed, and
/// letters such as ø and ß become plain ones, and hiragana become katakana. Everything but letters
/// and numbers separates words.
/// Case is folded as lower case of upper case, which agrees with Unicode's full case folding on
/// every scalar that the other steps leave.
package enum TextFolding {
    /// Changes when some text gets another folded form.
    package static let version = 2

    /// The folded form in UTF-8: words between single spaces, none at the ends, in O(*n*).
    package static func fold(_ text: String) -> [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        var folder = TextFolder(remembersScalars: false)
        folder.fold(text, into: &folded)
        return folded
    }

    static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x27, 0x60, 0xB4, 0x2BB, 0x2BC, 0x2018, 0x2019, 0x2032, 0xFF07: true
        default: false
        }
    }

    /// The folded form of one scalar; a space separates words.
    static func foldedScalar(_ scalar: Unicode.Scalar) -> String {
        guard !isApostrophe(scalar) else { return "" }
        var plain = String.UnicodeScalarView()
        for part in withoutMarks(String(scalar)) {
            for letter in caseFolded(part) {
                plain.append(contentsOf: plainForm(of: letter))
            }
        }
        var result = String.UnicodeScalarView()
        for letter in withoutMarks(String(plain)) {
            result.append(isPartOfWord(letter) ? katakana(letter) : " ")
        }
        return String(result)
    }

    /// The katakana letter for a hiragana letter; any other letter unchanged.
    private static func katakana(_ letter: Unicode.Scalar) -> Unicode.Scalar {
        guard 0x3041...0x3096 ~= letter.value else { return letter }
        return Unicode.Scalar(letter.value + 0x60) ?? letter
    }

    private static func withoutMarks(_ text: String) -> [Unicode.Scalar] {
        text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
    }

    private static func caseFolded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        scalar.properties.uppercaseMapping.unicodeScalars.flatMap { upper in
            // Cherokee folds to upper case, because its lower case letters were added later.
            if 0x13A0...0x13F5 ~= upper.value { return [upper] }
            return Array(upper.properties.lowercaseMapping.unicodeScalars)
        }
    }

    private static func plainForm(of letter: Unicode.Scalar) -> String.UnicodeScalarView {
        switch letter {
        case "ø": "o".unicodeScalars
        case "đ", "ð": "d".unicodeScalars
        case "ł": "l".unicodeScalars
        case "ħ": "h".unicodeScalars
        case "ı": "i".unicodeScalars
        case "þ": "th".unicodeScalars
        case "æ": "ae".unicodeScalars
        case "œ": "oe".unicodeScalars
        case "ŋ": "n".unicodeScalars
        case "ŧ": "t".unicodeScalars
        case "ß": "ss".unicodeScalars
        case "ς": "σ".unicodeScalars
        default: String(letter).unicodeScalars
        }
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .spacingMark, .enclosingMark:
            true
        default: false
        }
    }
}

extension TextFolding {
    /// The key that makes two names share a row: folded without spaces, so that Wal-Mart equals
    /// Walmart.
    package static func rowKey(_ name: String) -> [UInt8] {
        let letters = fold(name).filter { $0 != UInt8(ascii: " ") }
        return letters.isEmpty ? Array(PrefixRule.trimmed(name).utf8) : letters
    }
}
