/// The kind of a word start; a set defines the starts that a search accepts.
struct StartKinds: OptionSet {
    let rawValue: UInt16

    /// A start of a further form or an alias.
    static let further = StartKinds(rawValue: 1 << 15)
    /// A letter inside a word, in a script without spaces.
    static let script = StartKinds(rawValue: 1 << 14)
    /// The beginning of a name.
    static let beginning = StartKinds(rawValue: 1 << 13)

    /// The bits of a cell's place that store its position.
    static let placeMask: UInt16 = 1 << 11 - 1

    /// The kind of the start after a byte of the names.
    static func behind(_ byte: UInt8) -> StartKinds {
        byte == 0 ? .beginning : byte == UInt8(ascii: " ") ? [] : .script
    }
}
