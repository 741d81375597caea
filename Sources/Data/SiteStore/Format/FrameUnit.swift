/// The joined payload of frames that were written together.
package struct FrameUnit {
    package let payload: ArraySlice<UInt8>
    let isReceived: Bool
    /// The offset in the file at which the last frame ends.
    package let end: Int

    /// Reads frames from an offset, and adds their checksums to `checks`; `nil` if they are
    /// incomplete.
    package init?(
        at offset: Int,
        in bytes: [UInt8],
        origin: Int = 0,
        generation: UInt64,
        checks: inout CRC32C
    ) {
        guard var frame = Frame(at: offset, in: bytes, origin: origin, generation: generation),
            !frame.flags.contains(.continuation)
        else { return nil }
        checks.update(frame.check)
        isReceived = frame.flags.contains(.received)
        func contents(of frame: Frame) -> ArraySlice<UInt8> {
            bytes[frame.payload.lowerBound - origin..<frame.payload.upperBound - origin]
        }
        let first = frame
        var rest: [Frame] = []
        while frame.flags.contains(.more) {
            let next = Frame(
                at: frame.range.upperBound,
                in: bytes,
                origin: origin,
                generation: generation
            )
            guard let next, next.flags.contains(.continuation) else { return nil }
            checks.update(next.check)
            rest.append(next)
            frame = next
        }
        end = frame.range.upperBound
        var payload = contents(of: first)
        if !rest.isEmpty {
            payload.reserveCapacity(rest.reduce(payload.count) { $0 + $1.payload.count })
            for frame in rest { payload += contents(of: frame) }
        }
        self.payload = payload
    }
}
