/// The texts of an index, each preceded by its length.
struct IndexTexts {
    private(set) var bytes: [UInt8] = []

    /// Adds a text and returns its position.
    mutating func append(_ text: ArraySlice<UInt8>) -> UInt32 {
        let position = UInt32(bytes.count)
        bytes.append(littleEndian: UInt16(text.count))
        bytes += text
        return position
    }
}
