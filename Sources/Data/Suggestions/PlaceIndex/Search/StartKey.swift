/// Bytes that word starts are compared with: the borders of a range of texts.
struct StartKey {
    let bytes: [UInt8]
    /// The first eight bytes as a number, zeros behind the end.
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
