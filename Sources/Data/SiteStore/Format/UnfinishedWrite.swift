/// The trace of a write that stopped in the middle.
///
/// It is a beginning of the frames, or all of them with sectors that never reached the device.
enum UnfinishedWrite {
    /// The largest plausible number of zeros at the end of a frame.
    private static let mostZeros = 4
    /// The number of bytes that a device writes atomically.
    private static let sectorSize = 512
    /// The maximum number of bytes checked in the search for a moved frame.
    private static let mostChecked = 4 << 20

    /// True if an interrupted write alone explains the end of a journal; otherwise the end may be
    /// damaged.
    ///
    /// The range extends from the end of the last transaction to the last nonzero byte. The first
    /// byte of `bytes` has the offset `origin`.
    static func explains(
        _ range: Range<Int>,
        in bytes: [UInt8],
        origin: Int,
        generation: UInt64
    ) -> Bool {
        var start = range.lowerBound
        // The frames of a long transaction whose last frame is missing.
        while let frame = Frame(at: start, in: bytes, origin: origin, generation: generation),
            frame.flags.contains(.more)
        {
            start = frame.range.upperBound
        }
        let end = range.upperBound
        guard start < end else { return true }
        // Only one write can stop at a time; bytes after its end, or elsewhere, belong to finished
        // writes.
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
        // The end of the frame is missing, unless the length is wrong.
        return !(end...min(end + mostZeros, origin + bytes.count)).contains { end in
            Frame.isWhole(start..<end, in: bytes, origin: origin, generation: generation)
        }
    }

    /// True if bytes follow the first frame, although its intact head marks it as the last of its
    /// write.
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

    /// True if the range has a complete frame that moved by some sectors, according to its
    /// checksum.
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

    /// True if the range has a sector of zeros, or only zeros up to the end of its first sector.
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
