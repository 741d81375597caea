/// The displayed form of a name, stored as the difference to its folded form if that is shorter.
enum NameSpelling {
    private static let titleCase: UInt8 = 0
    private static let capitals: UInt8 = 1
    private static let caseBits: UInt8 = 2
    private static let text: UInt8 = 3
    /// The encoding with case bits, then the number of bytes that folding removed, then the
    /// position and value of each.
    private static let insertions: UInt8 = 4
    /// The maximum length of a name in bytes.
    static let maximumLength = 1024

    static func append(
        _ name: ArraySlice<UInt8>,
        folded: ArraySlice<UInt8>,
        to bytes: inout [UInt8]
    ) {
        if name.elementsEqual(titleCased(folded)) {
            bytes.append(titleCase)
        } else if name.elementsEqual(folded.lazy.map(capital)) {
            bytes.append(capitals)
        } else if let (bits, marks) = differences(name, folded), marks.count / 2 < 256,
            bits.count + marks.count < name.count
        {
            bytes.append(marks.isEmpty ? caseBits : insertions)
            bytes += bits
            if !marks.isEmpty {
                bytes.append(UInt8(marks.count / 2))
                bytes += marks
            }
        } else {
            bytes.append(text)
            bytes.append(littleEndian: UInt16(name.count))
            bytes += name
        }
    }

    /// The case bits of the folded form, and the ASCII bytes that folding removed, with their
    /// positions in the name.
    ///
    /// `nil` for a name with any other difference.
    private static func differences(
        _ name: ArraySlice<UInt8>,
        _ folded: ArraySlice<UInt8>
    ) -> (bits: [UInt8], marks: [UInt8])? {
        var bits = [UInt8](repeating: 0, count: (folded.count + 7) / 8)
        var marks: [UInt8] = []
        var index = 0
        for (position, byte) in name.enumerated() {
            let letter = index < folded.count ? folded[folded.startIndex + index] : 0
            if byte == letter || byte == capital(letter) {
                if byte != letter { bits[index / 8] |= 1 << (index % 8) }
                index += 1
            } else if byte < 0x80, position < 256 {
                marks += [UInt8(position), byte]
            } else {
                return nil
            }
        }
        return index == folded.count ? (bits, marks) : nil
    }

    /// The name of an encoded spelling; `nil` if the bytes are invalid.
    static func decode(
        _ bytes: UnsafeRawBufferPointer,
        folded: UnsafeRawBufferPointer
    ) -> String? {
        guard let length = length(bytes, foldedLength: folded.count), length <= bytes.count else {
            return nil
        }
        guard bytes[0] != text else { return String(decoding: bytes[3..<length], as: UTF8.self) }
        let marksStart = 2 + (folded.count + 7) / 8
        let marks = bytes[0] == insertions ? (length - marksStart) / 2 : 0
        // Each byte up to the returned count is written once, at `index + mark`.
        return String(unsafeUninitializedCapacity: folded.count + marks) { name in
            var isFirst = true
            var mark = 0
            var index = 0
            while index < folded.count || mark < marks {
                if mark < marks,
                    index == folded.count || Int(bytes[marksStart + 2 * mark]) == index + mark
                {
                    name[index + mark] = bytes[marksStart + 2 * mark + 1]
                    mark += 1
                    continue
                }
                let byte = folded[index]
                let isCapital =
                    switch bytes[0] {
                    case titleCase: isFirst
                    case capitals: true
                    default: bytes[1 + index / 8] >> (index % 8) & 1 == 1
                    }
                name[index + mark] = isCapital ? capital(byte) : byte
                isFirst = byte == UInt8(ascii: " ")
                index += 1
            }
            return folded.count + marks
        }
    }

    /// The length of an encoded spelling, for the offset of the next one; `nil` for invalid bytes.
    static func length(_ bytes: UnsafeRawBufferPointer, foldedLength: Int) -> Int? {
        switch bytes.first {
        case titleCase, capitals: 1
        case caseBits: 1 + (foldedLength + 7) / 8
        case insertions:
            bytes.count > 1 + (foldedLength + 7) / 8
                ? 2 + (foldedLength + 7) / 8 + 2 * Int(bytes[1 + (foldedLength + 7) / 8]) : nil
        case text: bytes.count >= 3 ? 3 + (Int(bytes[1]) | Int(bytes[2]) << 8) : nil
        default: nil
        }
    }

    private static func titleCased(_ folded: some Collection<UInt8>) -> [UInt8] {
        var isFirst = true
        return folded.map { byte in
            defer { isFirst = byte == UInt8(ascii: " ") }
            return isFirst ? capital(byte) : byte
        }
    }

    private static func capital(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte - 32 : byte
    }
}
