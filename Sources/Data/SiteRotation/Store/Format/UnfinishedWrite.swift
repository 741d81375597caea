/// What a write leaves that stopped in the middle: a beginning of its frames, or all of them with
/// sectors that never reached the device.
enum UnfinishedWrite {
    /// Frames hardly end with more zeros than these.
    private static let mostZeros = 4
    /// What devices write as a whole.
    private static let sectorSize = 512

    /// Whether the end of a journal looks like that; otherwise it may have been whole and is
    /// damaged.
    ///
    /// - Parameters:
    ///   - range: Where in the file it stands, from the end of the last transaction to its last
    ///     byte that is not zero.
    ///   - bytes: Those of the file from `origin` on.
    ///   - origin: Where in the file they begin.
    ///   - generation: The number of the file.
    /// - Returns: Whether nothing else has to be assumed than a write that stopped.
    static func explains(
        _ range: Range<Int>,
        in bytes: [UInt8],
        origin: Int,
        generation: UInt64
    ) -> Bool {
        var start = range.lowerBound
        // The frames of a long transaction whose last is not there.
        while let frame = Frame(at: start, in: bytes, origin: origin, generation: generation),
            frame.flags.contains(.more)
        {
            start = frame.range.upperBound
        }
        let end = range.upperBound
        guard start < end, !hasLostSector(bytes, start..<end, origin: origin) else { return true }
        guard Frame.isHead(bytes[(start - origin)..<(end - origin)].prefix(Frame.headSize)) else {
            return false
        }
        guard end - start > Frame.headSize else { return true }
        let announced = start + Frame.headSize + Frame.length(at: start - origin, of: bytes)
        guard announced > end + mostZeros else { return false }
        // Its end is not there, unless it is the length that is wrong.
        return !(end...min(end + mostZeros, origin + bytes.count)).contains { end in
            Frame.isWhole(start..<end, in: bytes, origin: origin, generation: generation)
        }
    }

    /// Whether there is a sector of zeros, or only zeros up to the end of the first one.
    private static func hasLostSector(_ bytes: [UInt8], _ range: Range<Int>, origin: Int) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound {
            let next = (start / sectorSize + 1) * sectorSize
            guard next <= range.upperBound else { return false }
            if bytes[(start - origin)..<(next - origin)].allSatisfy({ $0 == 0 }) { return true }
            start = next
        }
        return false
    }
}
