/// The folded forms by which a name is found, in addition to its own.
package enum NameKeys {
    /// The maximum number of letters in a piece of a name whose words are joined.
    private static let joinedLetters = 8
    private static let space = UInt8(ascii: " ")
    /// The words of some languages that end in an apostrophe before another word.
    private static let elided: Set<String> = [
        "l", "d", "j", "m", "n", "s", "t", "c", "qu", "dell", "nell", "sull", "all",
    ]

    /// The folded name, then its other forms, without duplicates.
    package static func all(of name: String) -> [[UInt8]] {
        let folded = TextFolding.fold(name)
        return folded.isEmpty ? [] : [folded] + others(of: name, folded: folded)
    }

    /// The further forms of a name with a known folded form; most names have none.
    package static func others(of name: String, folded: [UInt8]) -> [[UInt8]] {
        var keys: [[UInt8]] = []
        for key in [joined(name), initials(folded), withoutElisions(name)] {
            guard let key, key != folded, !keys.contains(key) else { continue }
            keys.append(key)
        }
        return keys
    }

    /// True if a name may have further forms; fast for the many names without any.
    package static func mayHaveOthers(_ name: [UInt8], folded: Span<UInt8>) -> Bool {
        if folded.count > 2, folded[1] == space, folded.count == 3 || folded[3] == space {
            return true
        }
        return name.contains { byte in
            switch byte {
            case 0x20, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                false
            default: true
            }
        }
    }

    /// The form in which short pieces between white space are joined: `AT&T` becomes `att`.
    package static func joined(_ name: String) -> [UInt8]? {
        var key: [UInt8] = []
        var isJoined = false
        for piece in name.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
            var folded = TextFolding.fold(String(piece))
            guard !folded.isEmpty else { continue }
            if folded.contains(space), letters(folded) <= joinedLetters,
                !piece.contains(where: { ",/;:|()".unicodeScalars.contains($0) })
            {
                folded.removeAll { $0 == space }
                isJoined = true
            }
            if !key.isEmpty { key.append(space) }
            key += folded
        }
        return isJoined ? key : nil
    }

    /// The form in which one-letter words at the beginning are joined: `j p morgan` becomes
    /// `jp morgan`.
    package static func initials(_ folded: [UInt8]) -> [UInt8]? {
        let words = folded.split(separator: space)
        let count = words.prefix { isLetter($0) }.count
        guard count >= 2 else { return nil }
        let rest = words.dropFirst(count)
        return Array(([ArraySlice(words[..<count].joined())] + rest).joined(separator: [space]))
    }

    /// The form in which an apostrophe after a short article separates words: `l'école` becomes
    /// `l ecole`.
    private static func withoutElisions(_ name: String) -> [UInt8]? {
        guard name.unicodeScalars.contains(where: TextFolding.isApostrophe) else { return nil }
        let scalars = Array(name.unicodeScalars)
        var result = String.UnicodeScalarView()
        var word = ""
        var isElided = false
        for (index, scalar) in scalars.enumerated() {
            if TextFolding.isApostrophe(scalar), elided.contains(word.lowercased()),
                index + 1 < scalars.count, scalars[index + 1].properties.isAlphabetic
            {
                result.append(" ")
                word = ""
                isElided = true
                continue
            }
            result.append(scalar)
            let isInside =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || TextFolding.isApostrophe(scalar)
            if isInside { word.unicodeScalars.append(scalar) } else { word = "" }
        }
        return isElided ? TextFolding.fold(String(result)) : nil
    }

    /// The number of letters and numbers in folded text.
    package static func letters(_ folded: some Sequence<UInt8>) -> Int {
        folded.reduce(0) { $0 + ($1 != space && $1 & 0xC0 != 0x80 ? 1 : 0) }
    }

    private static func isLetter(_ word: ArraySlice<UInt8>) -> Bool {
        let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
        guard scalars.count == 1, let scalar = scalars.first else { return false }
        return scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
}
