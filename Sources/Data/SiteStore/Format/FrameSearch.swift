/// Searches for the next transaction after damaged bytes.
package struct FrameSearch {
    private let bytes: [UInt8]
    private let origin: Int
    private let generation: UInt64
    /// The number of bytes that the search may still check.
    private var budget: Int
    private(set) var gaveUp = false

    package init(bytes: [UInt8], origin: Int, generation: UInt64) {
        self.bytes = bytes
        self.origin = origin
        self.generation = generation
        budget = 32 * bytes.count + Frame.maximumSize
    }

    /// The offset of the next valid frame that begins a transaction; `nil` if there is none.
    package mutating func next(after offset: Int) -> Int? {
        var index = offset - origin + 1
        while index + Frame.headSize <= bytes.count {
            defer { index += 1 }
            guard bytes[index] == Frame.marker.0, bytes[index + 1] == Frame.marker.1 else {
                continue
            }
            budget -= Frame.checkedSize(at: index, of: bytes)
            guard budget > 0 else {
                gaveUp = true
                return nil
            }
            let frame = Frame(
                at: origin + index,
                in: bytes,
                origin: origin,
                generation: generation
            )
            // The rest of a damaged transaction is useless.
            if let frame, !frame.flags.contains(.continuation) { return origin + index }
        }
        return nil
    }
}
