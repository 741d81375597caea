/// The texts that begin with certain bytes, which rule B searches for.
struct StartPattern {
    let lower: StartKey
    let upper: StartKey
    /// True if a word has to end behind the bytes.
    let isComplete: Bool

    init(_ bytes: [UInt8], isComplete: Bool) {
        lower = StartKey(bytes)
        // UTF-8 has no byte 0xFF. A text ends with a zero byte; the next byte that folding leaves
        // is the space, with none between or directly behind them.
        upper = StartKey(bytes + [isComplete ? UInt8(ascii: " ") + 1 : 0xFF])
        self.isComplete = isComplete
    }

    /// True if a folded name matches from the beginning of one of its words.
    func matchesAnyWord(of name: UnsafeRawBufferPointer) -> Bool {
        let space = UInt8(ascii: " ")
        let bytes = lower.bytes
        var start = 0
        while start + bytes.count <= name.count {
            var index = 0
            while index < bytes.count, name[start + index] == bytes[index] { index += 1 }
            let end = start + bytes.count
            if index == bytes.count, !isComplete || end == name.count || name[end] == space {
                return true
            }
            while start < name.count, name[start] != space { start += 1 }
            start += 1
        }
        return false
    }
}

/// Bytes to compare word starts with: the borders of a range of texts.
struct StartKey {
    let bytes: [UInt8]
    /// The first eight bytes as a number, zeros behind the end.
    let head: UInt64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var head: UInt64 = 0
        for (index, byte) in bytes.prefix(8).enumerated() {
            head |= UInt64(byte) << UInt64(56 - 8 * index)
        }
        self.head = head
    }
}
