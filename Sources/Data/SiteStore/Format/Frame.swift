package import MomentumSiteRotationDomain

/// A run of bytes in a file, with a checksum that is valid only at its offset in its file (ST-5).
package struct Frame: Hashable, Sendable {
    package static let headSize = 12
    /// The maximum length of a frame, including its head (ST-6).
    static let maximumSize = 16 << 20
    /// The size from which a payload is split into several frames.
    static let preferredSize = 1 << 20
    static let marker: (UInt8, UInt8) = (0xC5, 0x5C)

    /// The position of a frame in its payload, and the origin of the transactions.
    package struct Flags: OptionSet, Sendable, Hashable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// More frames follow.
        static let more = Flags(rawValue: 1)
        /// The frame continues the one before it.
        static let continuation = Flags(rawValue: 2)
        /// The transactions came from a sync folder, so they are not published there again.
        static let received = Flags(rawValue: 4)
    }

    let flags: Flags
    /// The frame in its file, including its head.
    let range: Range<Int>
    let check: UInt32

    var payload: Range<Int> { range.lowerBound + Self.headSize..<range.upperBound }

    /// Appends frames for `payload`, and their checksums to `checks`.
    ///
    /// The first byte of `output` has the offset `start` in the file.
    static func append(
        _ payload: ArraySlice<UInt8>,
        generation: UInt64,
        start: Int,
        flags kind: Flags = [],
        to output: inout ByteWriter,
        checks: inout CRC32C
    ) {
        var rest = payload
        var flags = kind
        repeat {
            let part = rest.prefix(preferredSize - headSize)
            rest = rest.dropFirst(part.count)
            if rest.isEmpty { flags.remove(.more) } else { flags.insert(.more) }
            let offset = start + output.bytes.count
            output.append(marker.0)
            output.append(marker.1)
            output.append(flags.rawValue)
            output.append(UInt8(0))
            output.append(UInt32(part.count))
            let check = check(of: part, flags, generation: generation, offset: offset)
            checks.update(check)
            output.append(check)
            output.append(contentsOf: part)
            flags = kind.union(.continuation)
        } while !rest.isEmpty
    }

    /// Appends frames for `payload`; the first byte of `output` has the offset `start` in the file.
    package static func append(
        _ payload: ArraySlice<UInt8>,
        generation: UInt64,
        start: Int,
        flags: Flags = [],
        to output: inout ByteWriter
    ) {
        var checks = CRC32C()
        append(
            payload,
            generation: generation,
            start: start,
            flags: flags,
            to: &output,
            checks: &checks
        )
    }

    /// Reads the frame at an offset of a file; `nil` if it is invalid.
    ///
    /// The first of `bytes` has the offset `origin`.
    init?(at offset: Int, in bytes: [UInt8], origin: Int = 0, generation: UInt64) {
        let start = offset - origin
        guard start >= 0, bytes.count - start >= Self.headSize,
            bytes[start] == Self.marker.0, bytes[start + 1] == Self.marker.1,
            bytes[start + 2] & ~7 == 0, bytes[start + 3] == 0
        else { return nil }
        let length = Self.word(at: start + 4, of: bytes)
        guard length <= bytes.count - start - Self.headSize,
            length <= Self.maximumSize - Self.headSize
        else { return nil }
        let flags = Flags(rawValue: bytes[start + 2])
        let payload = bytes[start + Self.headSize..<start + Self.headSize + length]
        let check = Self.check(of: payload, flags, generation: generation, offset: offset)
        guard check == UInt32(Self.word(at: start + 8, of: bytes)) else { return nil }
        self.flags = flags
        self.check = check
        range = offset..<offset + Self.headSize + length
    }

    /// True if the bytes can begin a frame; checks at most `headSize` of them.
    static func isHead(_ bytes: ArraySlice<UInt8>) -> Bool {
        let head = Array(bytes)
        let isMarked = head.starts(with: [marker.0, marker.1].prefix(head.count))
        guard isMarked, head.count == headSize else { return isMarked }
        return head[2] & ~7 == 0 && head[3] == 0
            && length(at: 0, of: head) <= maximumSize - headSize
    }

    /// The payload length in the head of a frame.
    static func length(at index: Int, of bytes: [UInt8]) -> Int { word(at: index + 4, of: bytes) }

    /// True if a frame's checksum is valid with a payload end that differs from its head.
    static func isWhole(
        _ range: Range<Int>,
        in bytes: [UInt8],
        origin: Int,
        generation: UInt64
    ) -> Bool {
        let start = range.lowerBound - origin
        let check = check(
            of: bytes[start + headSize..<range.upperBound - origin],
            Flags(rawValue: bytes[start + 2]),
            generation: generation,
            offset: range.lowerBound
        )
        return check == UInt32(word(at: start + 8, of: bytes))
    }

    /// The number of bytes to read before it is certain that a frame begins at an index.
    static func checkedSize(at index: Int, of bytes: [UInt8]) -> Int {
        let length = word(at: index + 4, of: bytes)
        return length <= bytes.count - index - headSize ? headSize + length : headSize
    }

    private static func word(at index: Int, of bytes: [UInt8]) -> Int {
        Int(bytes[index]) | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2]) << 16
            | Int(bytes[index + 3]) << 24
    }

    private static func check(
        of payload: ArraySlice<UInt8>,
        _ flags: Flags,
        generation: UInt64,
        offset: Int
    ) -> UInt32 {
        var check = CRC32C()
        check.update(generation)
        check.update(UInt64(offset))
        check.update(flags.rawValue)
        check.update(UInt32(payload.count))
        check.update(payload)
        return check.value
    }
}
