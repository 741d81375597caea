/// Reads a short text byte by byte, never past its end.
struct ByteScanner {
    private let bytes: ArraySlice<UInt8>
    // A position, because a slice would cost a reference count at each step.
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard position < bytes.endIndex, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    mutating func number(digits count: Int) -> Int64? {
        guard bytes.endIndex - position >= count else { return nil }
        var value: Int64 = 0
        for index in position..<position + count {
            guard let digit = bytes[index].digit else { return nil }
            value = value * 10 + digit
        }
        position += count
        return value
    }

    mutating func digits() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.endIndex, bytes[position].digit != nil { position += 1 }
        return bytes[start..<position]
    }
}
