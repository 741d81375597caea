/// Walks the places of several names, most popular place first.
///
/// The walk takes the places of a name one by one, so a chain need not be read completely.
struct PopularPlaces {
    struct Found {
        let number: Int
        let kinds: StartKinds
    }

    private struct Cursor: Comparable {
        let popularity: UInt32
        let place: Int
        let list: IndexPlaceList
        let index: Int
        let kinds: StartKinds
        /// True if the next name may be as popular as this place.
        let isNewest: Bool

        static func < (left: Cursor, right: Cursor) -> Bool { left.popularity < right.popularity }
        static func == (left: Cursor, right: Cursor) -> Bool {
            left.popularity == right.popularity
        }
    }

    private let file: IndexFile
    private let rule: StartRule
    private let filter: NameFilter
    private var walk: NameWalk
    private var cursors = MinimumHeap<Cursor>(capacity: 16)
    private var places: Allowance
    private let patience: Int
    /// The number of names that the filter refused; the walk stops beyond `patience`.
    private(set) var refused = 0

    init(
        _ file: IndexFile,
        _ ranges: [Range<Int>],
        rule: StartRule,
        filter: NameFilter,
        patience: Int
    ) throws(IndexDamage) {
        self.file = file
        self.patience = patience
        self.rule = rule
        self.filter = filter
        walk = try NameWalk(file, ranges, rule: rule)
        // Further forms and aliases lead to their places again, and so does each range.
        places = Allowance(
            (file.count(.places) + file.count(.furtherKeys)) * max(1, ranges.count)
        )
        try addName()
    }

    /// The largest popularity magnitude among the remaining places; `nil` at the end.
    func bound() throws(IndexDamage) -> Double? {
        guard let first = cursors.first else { return nil }
        return try file.popularity(first.popularity).magnitude
    }

    mutating func next() throws(IndexDamage) -> Found? {
        guard let cursor = cursors.first else { return nil }
        cursors.removeFirst()
        try places.spend()
        if cursor.index + 1 < cursor.list.count {
            try add(cursor.list, index: cursor.index + 1, cursor.kinds, isNewest: false)
        }
        // Names arrive in descending popularity, so the next is not needed before the newest is
        // taken.
        if cursor.isNewest { try addName() }
        return Found(number: cursor.place, kinds: cursor.kinds)
    }

    private mutating func addName() throws(IndexDamage) {
        while refused <= patience, let found = try walk.next() {
            if filter.isOfNames,
                try filter.end(ofAcceptedNameAt: found.start, in: file) == nil
            {
                refused += 1
                continue
            }
            let list = try file.places(ofNameEndingAt: found.end)
            var kinds = found.kinds
            if list.isFurther { kinds.insert(.further) }
            guard rule.accepts(kinds) else { continue }
            return try add(list, index: 0, kinds, isNewest: true)
        }
    }

    private mutating func add(
        _ list: IndexPlaceList,
        index: Int,
        _ kinds: StartKinds,
        isNewest: Bool
    ) throws(IndexDamage) {
        let place = try file.place(index, of: list)
        cursors.insert(
            Cursor(
                popularity: try file.place(place).popularity,
                place: place,
                list: list,
                index: index,
                kinds: kinds,
                isNewest: isNewest
            )
        )
    }
}
