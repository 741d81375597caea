/// What a write leaves that stopped in the middle: a beginning of its frames, or all of them with
/// sectors that never reached the device.
enum UnfinishedWrite {
    /// Frames hardly end with more zeros than these.
    private static let mostZeros = 4
    /// What devices write as a whole.
    private static let sectorSize = 512
    /// How many bytes are put through the check in search of a frame that was moved.
    private static let mostChecked = 4 << 20

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
        guard start < end else { return true }
        // One write stops at a time; what stands behind its end, or elsewhere, had been finished.
        guard !goesOnBehindFrame(bytes, start..<end, origin: origin),
            !hasMovedFrame(bytes, start..<end, origin: origin, generation: generation)
        else { return false }
        guard !hasLostSector(bytes, start..<end, origin: origin) else { return true }
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

    /// Whether there is more than the frame at the beginning takes, where that is the last of its
    /// write and its head is as it was written.
    private static func goesOnBehindFrame(
        _ bytes: [UInt8],
        _ range: Range<Int>,
        origin: Int
    ) -> Bool {
        let start = range.lowerBound
        let head = bytes[(start - origin)..<(range.upperBound - origin)].prefix(Frame.headSize)
        let isInOneSector = start / sectorSize == (start + Frame.headSize - 1) / sectorSize
        guard head.count == Frame.headSize, isInOneSector, Frame.isHead(head),
            !Frame.Flags(rawValue: bytes[start - origin + 2]).contains(.more)
        else { return false }
        let length = Frame.length(at: start - origin, of: bytes)
        return start + Frame.headSize + length < range.upperBound
    }

    /// Whether there is a whole frame that was written some sectors further on or back: its check
    /// says where it belongs.
    private static func hasMovedFrame(
        _ bytes: [UInt8],
        _ range: Range<Int>,
        origin: Int,
        generation: UInt64
    ) -> Bool {
        var budget = mostChecked
        let limit = origin + bytes.count
        for place in range.dropLast(Frame.headSize)
        where bytes[place - origin] == Frame.marker.0 && bytes[place - origin + 1] == Frame.marker.1
        {
            for other in stride(from: place % sectorSize, to: limit, by: sectorSize)
            where other != place {
                budget -= Frame.checkedSize(at: place - origin, of: bytes)
                guard budget > 0 else { return false }
                let shift = other - place
                let frame = Frame(
                    at: other,
                    in: bytes,
                    origin: origin + shift,
                    generation: generation
                )
                if frame != nil { return true }
            }
        }
        return false
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
