/// The positions in a folded name at which a match can begin.
///
/// These are the beginnings of words, each letter of a script without spaces, each syllable of
/// Hangul, and the letter after the Arabic article.
package enum KeyStarts {
    /// The article ال in UTF-8.
    private static let article: [UInt8] = [0xD8, 0xA7, 0xD9, 0x84]
    /// The minimum number of letters of a word whose beginning counts as the article.
    private static let lettersWithArticle = 5
    private static let space = UInt8(ascii: " ")

    /// True if a match can begin at a byte of a folded name.
    @inline(__always)
    package static func isStart(_ index: Int, in key: Span<UInt8>) -> Bool {
        if isWordStart(index, in: key) { return true }
        guard key[index] >= 0xC0 else { return false }
        return isScriptStart(index, in: key)
    }

    /// True if a word begins at a byte of a folded name.
    @inline(__always)
    package static func isWordStart(_ index: Int, in key: Span<UInt8>) -> Bool {
        index == 0 || key[index - 1] == space
    }

    /// True if a match can begin at the first byte of a letter inside a word.
    private static func isScriptStart(_ index: Int, in key: Span<UInt8>) -> Bool {
        guard let letter = scalar(at: index, in: key) else { return false }
        switch letter {
        case 0x0E01...0x0E4D, 0x0E81...0x0ECD, 0x1000...0x102A, 0x1100...0x1112, 0x1780...0x17B3,
            0x30A1...0x30FA, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            return true
        case 0x0600...0x06FF: return isBehindArticle(index, in: key)
        default: return false
        }
    }

    private static func isBehindArticle(_ index: Int, in key: Span<UInt8>) -> Bool {
        let word = index - article.count
        guard word >= 0, isWordStart(word, in: key) else { return false }
        for offset in article.indices where key[word + offset] != article[offset] { return false }
        var letters = 2
        var end = index
        while end < key.count, key[end] != space, letters < lettersWithArticle {
            if key[end] & 0xC0 != 0x80 { letters += 1 }
            end += 1
        }
        return letters >= lettersWithArticle
    }

    private static func scalar(at index: Int, in key: Span<UInt8>) -> UInt32? {
        let first = key[index]
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= key.count else { return nil }
        var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length { value = value << 6 | UInt32(key[index + offset] & 0x3F) }
        return value
    }
}
