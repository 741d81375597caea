/// The positions of registrations by the type they are registered under.
///
/// It replaces a dictionary, whose hash is seeded against chosen keys that collide; computing that
/// hash takes a sixth of the time of resolving a kept service. The compiler chooses the types, so
/// one multiplication spreads them well enough.
@usableFromInline
struct TypeTable: Sendable {
    @usableFromInline
    struct Entry: Sendable {
        @usableFromInline let type: ObjectIdentifier
        @usableFromInline let position: Int
    }

    /// At most half full, so that searches are short.
    @usableFromInline private(set) var entries: [Entry?]
    /// The number of bits to shift a hash to the right for an index of `entries`.
    @usableFromInline let shift: UInt64

    init(capacity: Int) {
        let bits = Int.bitWidth - max(1, capacity * 2 - 1).leadingZeroBitCount
        entries = [Entry?](repeating: nil, count: 1 << bits)
        shift = UInt64(UInt64.bitWidth - bits)
    }

    /// The position of a type, or `nil` when it is not in the table.
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
    /// φ, which spreads neighbouring numbers far apart (Knuth, The Art of Computer Programming 3,
    /// 6.4).
    @inlinable
    func start(of type: ObjectIdentifier) -> Int {
        let product = UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product &>> shift)
    }
}
