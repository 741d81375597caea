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

    /// The next part of the collections and single features of the text; `nil` at its end.
    mutating func next() -> Part? {
        while true {
            skipSeparators()
            guard position < bytes.count else {
                defer { isInList = false }
                return isInList ? .other(position) : nil
            }
            let start = position
            switch bytes[start] {
            case UInt8(ascii: "]") where isInList:
                isInList = false
                position += 1
                // A collection may have further members behind its features.
                if skipObject(from: 1) == .end { return .other(position) }
            case UInt8(ascii: "{"):
                let stop = skipObject(from: 0)
                if stop == .features { continue }
                // The end of the text is then told with the object.
                if stop == .end { isInList = false }
                return .object(start..<position)
            default:
                skipOther()
                return .other(start)
            }
        }
    }

    /// The reason why an object was not skipped further.
    private enum Stop {
        /// The object is closed.
        case closed
        /// It is a collection, whose first feature may follow.
        case features
        /// The text ends inside the object.
        case end
    }

    /// Moves behind an object that is entered to a depth of braces, or into its list of features.
    private mutating func skipObject(from depth: Int) -> Stop {
        var depth = depth
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                let start = position
                skipString()
                if !isInList, depth == 1, position < bytes.count,
                    bytes[start...position].elementsEqual("\"features\"".utf8),
                    let list = arrayStart()
                {
                    position = list
                    isInList = true
                    return .features
                }
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { return .closed }
        }
        position = min(position, bytes.count)
        return .end
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

    /// The position after the bracket that follows a key; `nil` if something else does.
    private func arrayStart() -> Int? {
        var index = position + 1
        var hasColon = false
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if hasColon, byte == UInt8(ascii: "[") { return index }
            if !hasColon, byte == UInt8(ascii: ":") {
                hasColon = true
            } else if !isBetween(byte) {
                return nil
            }
        }
        return nil
    }
}
