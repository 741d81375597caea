/// Words that must begin at different starts of one folded name, in any order.
package struct WordSet: Sendable {
    package struct Word: Hashable, Sendable {
        package let bytes: [UInt8]
        /// True if the name's word must end where this one does.
        package let isComplete: Bool

        /// The offset at which this word first begins in the name; `nil` if nowhere.
        @inline(__always)
        package func start(in key: Span<UInt8>) -> Int? {
            var start = 0
            let first = bytes[0]
            while start + bytes.count <= key.count {
                if key[start] == first, begins(at: start, of: key) { return start }
                start += 1
            }
            return nil
        }

        /// True if the name continues with this word at a byte where a match can begin.
        @inline(__always)
        package func begins(at start: Int, of key: Span<UInt8>) -> Bool {
            let end = start + bytes.count
            guard end <= key.count else { return false }
            for index in bytes.indices where key[start + index] != bytes[index] { return false }
            guard !isComplete || end == key.count || key[end] == UInt8(ascii: " ") else {
                return false
            }
            return KeyStarts.isStart(start, in: key)
        }
    }

    /// The order is: complete words first, then longer before shorter.
    ///
    /// If two words match the same start, the choices of one include those of the other. The one
    /// with fewer chooses first, so the first matching start is always right.
    package let words: [Word]
    /// The words to search for first.
    private var checks: [Word]

    package init(_ words: some Sequence<[UInt8]>, isLastComplete: Bool = false) {
        var words = words.map { Word(bytes: $0, isComplete: false) }
        if isLastComplete, let last = words.popLast() {
            words.append(Word(bytes: last.bytes, isComplete: true))
        }
        self.words = words.sorted {
            $0.isComplete == $1.isComplete
                ? $0.bytes.count > $1.bytes.count : $0.isComplete
        }
        checks = self.words
    }

    /// The set for names that were found by the word at an index: searches for the others first.
    package func found(by index: Int) -> WordSet {
        guard words.count > 1 else { return self }
        var set = self
        set.checks.remove(at: index)
        return set
    }

    /// True if the name contains each word.
    ///
    /// Most names lack a word, which is quick to detect.
    package func isHeld(by key: Span<UInt8>) -> Bool {
        for word in checks where word.start(in: key) == nil { return false }
        return words.count == 1 || ranges(in: key) != nil
    }

    /// The part of the name for each word; `nil` if a word is missing.
    package func ranges(in key: Span<UInt8>) -> [Range<Int>]? {
        var taken: [Range<Int>] = []
        for word in words {
            var start = 0
            while taken.contains(where: { $0.lowerBound == start })
                || !word.begins(at: start, of: key)
            {
                start += 1
                if start + word.bytes.count > key.count { return nil }
            }
            taken.append(start..<start + word.bytes.count)
        }
        return taken
    }
}
