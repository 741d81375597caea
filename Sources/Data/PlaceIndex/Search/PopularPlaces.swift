/// Walks the places of the names of a walk, most popular place first.
///
/// It takes the places of a name one by one, so a chain need not be read as a whole.
struct PopularPlaces {
    private struct Cursor: Comparable {
        let popularity: UInt32
        let place: Int
        let list: IndexPlaceList
        let index: Int
        /// True if the walk's next name may be as popular as this place.
        let isNewest: Bool

        static func < (left: Cursor, right: Cursor) -> Bool { left.popularity < right.popularity }
        static func == (left: Cursor, right: Cursor) -> Bool {
            left.popularity == right.popularity
        }
    }

    private let file: IndexFile
    private var walk: NameWalk
    private var cursors = MinimumHeap<Cursor>(capacity: 16)
    private var places: Allowance

    init(_ file: IndexFile, walk: NameWalk) throws(IndexDamage) {
        self.file = file
        self.walk = walk
        places = Allowance(file.count(.places))
        try addName()
    }

    /// The largest popularity magnitude among the remaining places; `nil` when none is left.
    func bound() throws(IndexDamage) -> Double? {
        guard let first = cursors.first else { return nil }
        return try file.popularity(first.popularity).magnitude
    }

    mutating func next() throws(IndexDamage) -> IndexPlace? {
        guard let cursor = cursors.first else { return nil }
        cursors.removeFirst()
        try places.spend()
        if cursor.index + 1 < cursor.list.count {
            try add(cursor.list, index: cursor.index + 1, isNewest: false)
        }
        // Names arrive by falling popularity, so the next is not needed before the newest is taken.
        if cursor.isNewest { try addName() }
        return try file.place(cursor.place)
    }

    private mutating func addName() throws(IndexDamage) {
        guard let end = try walk.next() else { return }
        try add(try file.places(ofNameEndingAt: end), index: 0, isNewest: true)
    }

    private mutating func add(
        _ list: IndexPlaceList,
        index: Int,
        isNewest: Bool
    ) throws(IndexDamage) {
        let place = try file.place(index, of: list)
        cursors.insert(
            Cursor(
                popularity: try file.place(place).popularity,
                place: place,
                list: list,
                index: index,
                isNewest: isNewest
            )
        )
    }
}
