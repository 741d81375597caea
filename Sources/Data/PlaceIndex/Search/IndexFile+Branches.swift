extension IndexFile {
    /// The starts of a slice whose texts begin with the same bytes.
    struct Branch {
        let range: Range<Int>
        /// The number of common bytes.
        fileprivate(set) var depth = 0
        /// The first eight of the bytes as a number, padded with zeros.
        fileprivate(set) var head: UInt64 = 0

        init(_ slice: Range<Int>) { range = slice }

        fileprivate init(_ range: Range<Int>, of parent: Branch, _ byte: UInt8) {
            self.range = range
            depth = parent.depth + 1
            head = parent.head(with: UInt64(byte))
        }

        /// The head of the texts that continue with a byte; 256 means the texts after all of them.
        fileprivate func head(with byte: UInt64) -> UInt64 {
            depth < 8 ? head + byte << UInt64(56 - 8 * depth) : head
        }
    }

    /// The texts of a branch that continue with these bytes; `nil` if there are none.
    func branch(
        _ parent: Branch,
        with bytes: some Sequence<UInt8>
    ) throws(IndexDamage) -> Branch? {
        var branch = parent
        for byte in bytes {
            let low = try first(of: branch, from: branch.range.lowerBound, notBelow: UInt64(byte))
            guard low < branch.range.upperBound, try self.byte(of: low, at: branch.depth) == byte
            else { return nil }
            branch = try begin(branch, with: byte, from: low)
        }
        return branch
    }

    /// The texts of a branch from a position that continue with the bytes of the first of them.
    func branch(
        _ parent: Branch,
        from low: Int,
        with bytes: some Sequence<UInt8>
    ) throws(IndexDamage) -> Branch {
        var branch = parent
        for byte in bytes { branch = try begin(branch, with: byte, from: low) }
        return branch
    }

    private func begin(
        _ branch: Branch,
        with byte: UInt8,
        from low: Int
    ) throws(IndexDamage) -> Branch {
        let high = try first(of: branch, from: low + 1, notBelow: UInt64(byte) + 1, isClose: true)
        return Branch(low..<high, of: branch, byte)
    }

    /// The position of the first text of a branch whose next byte is not below `byte`.
    ///
    /// `isClose` first searches near `position`, because most branches are short compared to their
    /// parent.
    private func first(
        of branch: Branch,
        from position: Int,
        notBelow byte: UInt64,
        isClose: Bool = false
    ) throws(IndexDamage) -> Int {
        var (low, high) = (position, branch.range.upperBound)
        if branch.depth < 8, high - low > IndexHeader.startsOfHead {
            let head = branch.head(with: byte)
            var lowGroup = (low + IndexHeader.startsOfHead - 1) / IndexHeader.startsOfHead
            var highGroup = (high + IndexHeader.startsOfHead - 1) / IndexHeader.startsOfHead
            while lowGroup < highGroup {
                let middle = (lowGroup + highGroup) / 2
                if try u64(.heads, middle) < head {
                    low = middle * IndexHeader.startsOfHead + 1
                    lowGroup = middle + 1
                } else {
                    high = middle * IndexHeader.startsOfHead
                    highGroup = middle
                }
            }
        }
        if isClose {
            var step = 1
            while low + step < high, try self.byte(of: low + step, at: branch.depth) < byte {
                low += step + 1
                step *= 2
            }
            high = min(high, low + step)
        }
        while low < high {
            let middle = (low + high) / 2
            if try self.byte(of: middle, at: branch.depth) < byte {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    @inline(__always)
    private func byte(of position: Int, at depth: Int) throws(IndexDamage) -> UInt64 {
        let start = Int(try u32(.starts, position)) + depth
        return UInt64(try elements(.names, start..<start + 1).loadUnaligned(as: UInt8.self))
    }
}
