import MomentumDomain

/// Assigns equal byte strings equal numbers, from 0, and stores each string once.
struct ByteInterner {
    private(set) var bytes: [UInt8] = []
    private(set) var ends: [Int] = []
    /// Positions plus one by hash, 0 if free.
    ///
    /// The size is a power of two, and at most half is used.
    private var table = [UInt32](repeating: 0, count: 1024)

    var count: Int { ends.count }

    subscript(number: Int) -> Range<Int> {
        (number == 0 ? 0 : ends[number - 1])..<ends[number]
    }

    /// The number of a string; adds a new string.
    mutating func intern(_ string: some Collection<UInt8>) -> Int {
        if ends.count * 2 >= table.count { grow() }
        var slot = Self.hash(string) & (table.count - 1)
        while table[slot] != 0 {
            let number = Int(table[slot]) - 1
            if isEqual(string, number) { return number }
            slot = (slot + 1) & (table.count - 1)
        }
        bytes.append(contentsOf: string)
        ends.append(bytes.count)
        table[slot] = UInt32(ends.count)
        return ends.count - 1
    }

    private func isEqual(_ string: some Collection<UInt8>, _ number: Int) -> Bool {
        let range = self[number]
        guard range.count == string.count else { return false }
        var position = range.lowerBound
        for byte in string {
            if bytes[position] != byte { return false }
            position += 1
        }
        return true
    }

    private mutating func grow() {
        table = [UInt32](repeating: 0, count: table.count * 4)
        for number in ends.indices {
            var slot = Self.hash(bytes[self[number]]) & (table.count - 1)
            while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
            table[slot] = UInt32(number + 1)
        }
    }

    /// The hash of a string.
    ///
    /// A mixing step ends it, because the table uses the low bits.
    private static func hash(_ string: some Collection<UInt8>) -> Int {
        var hash = FNV1a()
        for byte in string { hash.update(byte) }
        return Int(truncatingIfNeeded: (hash.value ^ hash.value >> 32) & 0x7FFF_FFFF)
    }
}
