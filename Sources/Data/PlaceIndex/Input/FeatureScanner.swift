/// Finds the features of a GeoJSON text one by one, so that a large file never has to fit in
/// memory.
struct FeatureScanner {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0
    private var lineStart = 0
    private var linesBefore = 1
    /// True between the brackets of a collection's features.
    private var isInList = false

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipSeparators()
        if let start = featuresStart() {
            position = start
            isInList = true
        }
    }

    /// The line of a position, from 1; positions must not decrease between calls.
    mutating func line(at position: Int) -> Int {
        while lineStart < position {
            if bytes[lineStart] == UInt8(ascii: "\n") { linesBefore += 1 }
            lineStart += 1
        }
        return linesBefore
    }

    /// A part of the text where a feature belongs.
    enum Part: Equatable {
        /// An object; an unclosed one extends to the end of the text.
        case object(Range<Int>)
        /// Something else at this position, or the end of the text before that of the list.
        case other(Int)
    }

    /// The next part of the list of features; `nil` at its end.
    mutating func next() -> Part? {
        skipSeparators()
        guard position < bytes.count else {
            defer { isInList = false }
            return isInList ? .other(position) : nil
        }
        if isInList, bytes[position] == UInt8(ascii: "]") { return nil }
        let start = position
        guard bytes[position] == UInt8(ascii: "{") else {
            skipOther()
            return .other(start)
        }
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
        // The end of the text is then told with the object.
        if depth > 0 { isInList = false }
        return .object(start..<position)
    }

    private mutating func skipSeparators() {
        while position < bytes.count, isBetween(bytes[position]) { position += 1 }
    }

    /// Moves behind a value that is no object.
    private mutating func skipOther() {
        var depth = 0
        repeat {
            switch bytes[position] {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            default: break
            }
            position += 1
        } while position < bytes.count && (depth > 0 || !isAfterValue(bytes[position]))
        position = min(position, bytes.count)
    }

    private func isAfterValue(_ byte: UInt8) -> Bool {
        isBetween(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "]")
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
