/// A box of the map: either a cell with places, or a parent of smaller boxes.
struct IndexNode {
    static let stride = 36
    /// The value of ``startCount`` in a node that has children instead of places.
    static let isParent = UInt32.max

    let minLatitude: Int32
    let maxLatitude: Int32
    let minLongitude: Int32
    let maxLongitude: Int32
    /// The best popularity inside, as its position in the table.
    let popularity: UInt32
    /// The first place of a cell, or the first child of a parent.
    let first: UInt32
    /// The number of places or children.
    let count: UInt32
    let firstStart: UInt32
    /// The number of word starts in a cell, or ``isParent``.
    let startCount: UInt32

    static let placeholder = IndexNode(
        minLatitude: 0,
        maxLatitude: 0,
        minLongitude: 0,
        maxLongitude: 0,
        popularity: 0,
        first: 0,
        count: 0,
        firstStart: 0,
        startCount: 0
    )

    func append(to bytes: inout [UInt8]) {
        for value in [minLatitude, maxLatitude, minLongitude, maxLongitude] {
            bytes.append(littleEndian: value)
        }
        for value in [popularity, first, count, firstStart, startCount] {
            bytes.append(littleEndian: value)
        }
    }
}

extension IndexNode {
    init(_ bytes: UnsafeRawPointer) {
        func number(_ offset: Int) -> UInt32 {
            UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
        self.init(
            minLatitude: Int32(bitPattern: number(0)),
            maxLatitude: Int32(bitPattern: number(4)),
            minLongitude: Int32(bitPattern: number(8)),
            maxLongitude: Int32(bitPattern: number(12)),
            popularity: number(16),
            first: number(20),
            count: number(24),
            firstStart: number(28),
            startCount: number(32)
        )
    }
}
