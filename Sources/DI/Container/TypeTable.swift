/// The positions of registrations by the type they are registered under.
///
/// It replaces a dictionary, whose seeded hash protects against chosen keys. That hash takes a
/// sixth of the time to resolve a kept service. The compiler chooses the types, so one
/// multiplication spreads them well enough.
@usableFromInline
struct TypeTable: Sendable {
    @usableFromInline
    struct Entry: Sendable {
        @usableFromInline let type: ObjectIdentifier
        @usableFromInline let position: Int
    }

    /// The table is at most half full, so searches are short.
    @usableFromInline private(set) var entries: [Entry?]
    /// The number of bits by which a hash is shifted right to index `entries`.
    @usableFromInline let shift: UInt64

    init(capacity: Int) {
        let bits = Int.bitWidth - max(1, capacity * 2 - 1).leadingZeroBitCount
        entries = [Entry?](repeating: nil, count: 1 << bits)
        shift = UInt64(UInt64.bitWidth - bits)
    }

    /// The position of a type; `nil` if it is not in the table.
    @inlinable
    subscript(type: ObjectIdentifier) -> Int? {
        var index = start(of: type)
        while let entry = entries[index] {
            if entry.type == type { return entry.position }
            index = (index + 1) & (entries.count - 1)
        }
        return nil
    }

    /// Adds a type and returns `nil`, or returns the position that it already has.
    mutating func insert(_ type: ObjectIdentifier, at position: Int) -> Int? {
        var index = start(of: type)
        while let entry = entries[index] {
            if entry.type == type { return entry.position }
            index = (index + 1) & (entries.count - 1)
        }
        entries[index] = Entry(type: type, position: position)
        return nil
    }

    /// The index at which the search for a type begins: the upper bits of its product with 2^64 /
    /// φ.
    ///
    /// This spreads neighbouring numbers far apart (Knuth, The Art of Computer Programming 3, 6.4).
    @inlinable
    func start(of type: ObjectIdentifier) -> Int {
        let product = UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product &>> shift)
    }
}
