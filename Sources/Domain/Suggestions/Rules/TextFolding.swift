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

/// Folds texts into byte buffers; see ``TextFolding`` for the rules.
///
/// Folding works scalar by scalar, so a folder of many texts can cache the rarer scalars. A table
/// covers ASCII.
package struct TextFolder {
    private static let space = UInt8(ascii: " ")
    /// The folded form of each ASCII byte; 0 for an apostrophe, which is dropped.
    private static let ascii: [UInt8] = (0..<128).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt8(byte) + 32
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            UInt8(byte)
        case UInt8(ascii: "'"), UInt8(ascii: "`"): 0
        default: space
        }
    }

    /// The folded letters of Latin, Greek and Cyrillic beyond ASCII.
    ///
    /// Decomposing a scalar takes microseconds, which is too long for each letter of a query.
    private static let commonScalars: [[UInt8]] = (UInt32(0x80)..<0x530).map { value in
        Unicode.Scalar(value).map { Array(TextFolding.foldedScalar($0).utf8) } ?? []
    }

    private let remembersScalars: Bool
    private var memory: [Unicode.Scalar: [UInt8]] = [:]

    /// - Parameter remembersScalars: True to cache folded scalars for later texts.
    package init(remembersScalars: Bool) {
        self.remembersScalars = remembersScalars
    }

    /// Appends the folded form of `text`, without a space at either end.
    package mutating func fold(_ text: String, into folded: inout [UInt8]) {
        var text = text
        text.withUTF8 { fold(utf8: $0, into: &folded) }
    }

    /// Appends the folded form of UTF-8 text, without a space at either end.
    ///
    /// Invalid UTF-8 separates words, like a replacement character.
    package mutating func fold(utf8 text: UnsafeBufferPointer<UInt8>, into folded: inout [UInt8]) {
        let start = folded.count
        Self.ascii.withUnsafeBufferPointer { table in
            var index = 0
            while index < text.count {
                let byte = text[index]
                if byte < 0x80 {
                    append(table[Int(byte)], to: &folded, from: start)
                    index += 1
                } else {
                    let end = text[index...].firstIndex { $0 < 0x80 } ?? text.count
                    let run = UnsafeBufferPointer(rebasing: text[index..<end])
                    for scalar in String(decoding: run, as: UTF8.self).unicodeScalars {
                        for byte in bytes(of: scalar) { append(byte, to: &folded, from: start) }
                    }
                    index = end
                }
            }
        }
        if folded.count > start, folded.last == Self.space { folded.removeLast() }
    }

    private func append(_ byte: UInt8, to folded: inout [UInt8], from start: Int) {
        if byte == 0 { return }
        if byte == Self.space, folded.count == start || folded.last == Self.space { return }
        folded.append(byte)
    }

    static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
        if scalar.isASCII {
            let byte = ascii[Int(scalar.value)]
            return byte == 0 ? [] : [byte]
        }
        if scalar.value < 0x530 { return commonScalars[Int(scalar.value) - 0x80] }
        // Ideographs fold to themselves, and most of the rarer scalars are ideographs.
        if 0x4E00...0x9FFF ~= scalar.value { return Array(String(scalar).utf8) }
        return Array(TextFolding.foldedScalar(scalar).utf8)
    }

    private mutating func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
        guard remembersScalars else { return Self.bytes(of: scalar) }
        if let known = memory[scalar] { return known }
        let bytes = Self.bytes(of: scalar)
        memory[scalar] = bytes
        return bytes
    }
}
