/// Bytes of a file in valid UTF-8.
extension ArraySlice<UInt8> {
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The bytes without white space at both ends, in O(*n*).
    var trimmed: ArraySlice<UInt8> {
        guard let first, let last else { return self }
        if !first.mayBeWhiteSpace, !last.mayBeWhiteSpace { return self }
        let scalars = text.unicodeScalars
        guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return [] }
        let before = scalars[..<start].reduce(0) { $0 + UTF8.width($1) }
        let inside = scalars[start...end].reduce(0) { $0 + UTF8.width($1) }
        return self[startIndex + before..<startIndex + before + inside]
    }

    var isBlank: Bool { isEmpty || trimmed.isEmpty }

    func equalsIgnoringCase(_ other: StaticString) -> Bool {
        other.withUTF8Buffer { other in
            count == other.count && zip(self, other).allSatisfy { $0.lowercased == $1.lowercased }
        }
    }
}

extension UInt8 {
    /// True if a white space character can begin or end with this byte.
    fileprivate var mayBeWhiteSpace: Bool { isASCIIWhiteSpace || self >= 0x80 }
}
