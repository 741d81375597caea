/// The best names so far, each with its best place.
struct BestHits {
    private let file: IndexFile
    private let capacity: Int
    /// Names that an earlier rule has already found.
    private let excluded: [IndexPlace]
    /// By falling score; among equals the earlier one is first.
    private(set) var hits: [IndexHit] = []

    init(_ file: IndexFile, capacity: Int, excluded: [IndexPlace]) {
        self.file = file
        self.capacity = capacity
        self.excluded = excluded
        hits.reserveCapacity(capacity + 1)
    }

    var isFull: Bool { hits.count == capacity }

    var threshold: Double { isFull ? hits[capacity - 1].score : -1 }

    mutating func add(_ hit: IndexHit) throws(IndexDamage) {
        guard hit.score > threshold else { return }
        for other in excluded where try isSameName(other, hit.place) { return }
        for (index, other) in hits.enumerated() where try isSameName(other.place, hit.place) {
            guard hit.score > other.score else { return }
            hits.remove(at: index)
            break
        }
        var index = hits.count
        while index > 0, hits[index - 1].score < hit.score { index -= 1 }
        hits.insert(hit, at: index)
        if hits.count > capacity { hits.removeLast() }
    }

    /// True if the names of two places fold alike, even if they belong to two categories.
    private func isSameName(_ left: IndexPlace, _ right: IndexPlace) throws(IndexDamage) -> Bool {
        if left.name == right.name { return true }
        if left.category == right.category { return false }
        let (name, other) = (
            try file.foldedName(at: Int(left.name)), try file.foldedName(at: Int(right.name))
        )
        return name.elementsEqual(other)
    }
}
