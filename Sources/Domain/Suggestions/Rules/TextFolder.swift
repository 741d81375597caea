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
