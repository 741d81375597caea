import MomentumSuggestionsDomain

/// The texts that begin with certain bytes, for rule B.
struct StartPattern {
    /// The place where a match must end.
    enum End {
        case anywhere
        case word
        case name
    }

    let lower: StartKey
    let upper: StartKey
    let end: End

    init(_ bytes: [UInt8], end: End) {
        // UTF-8 has no byte 0xFF. A text ends with a zero byte. Folding leaves no bytes 0x01 to
        // 0x1F and no 0x21, so only a space or the end can follow a complete word here.
        switch end {
        case .anywhere:
            lower = StartKey(bytes)
            upper = StartKey(bytes + [0xFF])
        case .word:
            lower = StartKey(bytes)
            upper = StartKey(bytes + [UInt8(ascii: " ") + 1])
        case .name:
            lower = StartKey(bytes + [0])
            upper = StartKey(bytes + [1])
        }
        self.end = end
        length = bytes.count
    }

    init(_ bytes: [UInt8], isComplete: Bool) {
        self.init(bytes, end: isComplete ? .word : .anywhere)
    }

    init(_ word: WordSet.Word) {
        self.init(word.bytes, isComplete: word.isComplete)
    }

    /// The number of bytes, without those that only order the keys.
    private let length: Int

    /// True if a folded name matches from one of its starts of these kinds.
    func matches(_ name: UnsafeRawBufferPointer, at kinds: StartKinds) -> Bool {
        // Mapped bytes are bound to no other type, and outlive this call.
        let key = Span(_unsafeElements: name.bindMemory(to: UInt8.self))
        guard !kinds.contains(.beginning) else { return begins(name, at: 0) }
        let isScript = kinds.contains(.script)
        var start = 1
        while start + length <= name.count {
            let isWord = KeyStarts.isWordStart(start, in: key)
            if isScript ? !isWord && KeyStarts.isStart(start, in: key) : isWord,
                begins(name, at: start)
            {
                return true
            }
            start += 1
        }
        return false
    }

    private func begins(_ name: UnsafeRawBufferPointer, at start: Int) -> Bool {
        let last = start + length
        guard last <= name.count else { return false }
        let bytes = lower.bytes
        for index in 0..<length where name[start + index] != bytes[index] { return false }
        return switch end {
        case .anywhere: true
        case .word: last == name.count || name[last] == UInt8(ascii: " ")
        case .name: last == name.count
        }
    }
}

/// The bytes that word starts are compared with: a border of a range of texts.
struct StartKey {
    let bytes: [UInt8]
    /// The first eight bytes as a number, padded with zeros.
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
