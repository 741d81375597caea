/// Finds the features of a GeoJSON text one by one, so that a large file never has to fit in
/// memory.
struct FeatureScanner {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0
    private var lineStart = 0
    private var linesBefore = 1

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if let start = featuresStart() { position = start }
    }

    /// The line of a position, from 1; positions must not decrease between calls.
    mutating func line(at position: Int) -> Int {
        while lineStart < position {
            if bytes[lineStart] == UInt8(ascii: "\n") { linesBefore += 1 }
            lineStart += 1
        }
        return linesBefore
    }

    /// The next object in the list of features, if any; an unclosed one extends to the end of the
    /// text.
    mutating func next() -> Range<Int>? {
        while position < bytes.count, bytes[position] != UInt8(ascii: "{") {
            guard isBetween(bytes[position]) else { return nil }
            position += 1
        }
        guard position < bytes.count else { return nil }
        let start = position
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { break }
        }
        position = min(position, bytes.count)
        return start..<position
    }

    private func isBetween(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte
            || byte == 0x1E
    }

    /// Moves to the closing quote of the string at the current position.
    private mutating func skipString() {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    /// The position after the bracket of the outermost object's `features`.
    private func featuresStart() -> Int? {
        var scanner = self
        var depth = 0
        while scanner.position < bytes.count {
            switch bytes[scanner.position] {
            case UInt8(ascii: "\""):
                let start = scanner.position
                scanner.skipString()
                let isFeatures =
                    depth == 1 && scanner.position < bytes.count
                    && bytes[start...scanner.position].elementsEqual("\"features\"".utf8)
                if isFeatures, let start = scanner.arrayStart() { return start }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            scanner.position += 1
            // A first object without features is itself a feature.
            if depth == 0, scanner.position > position + 1 { return nil }
        }
        return nil
    }

    /// The position after the bracket that follows a key.
    private func arrayStart() -> Int? {
        var index = position + 1
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "[") { return index }
            guard byte == UInt8(ascii: ":") || isBetween(byte) else { return nil }
        }
        return nil
    }
}
