import MomentumSuggestionsDomain

/// A place that a search found.
struct IndexHit {
    let number: Int
    let place: IndexPlace
    let score: Double
    let kilometres: Double?
    let match: FoundPlace.Match
}

/// The best names so far, each with its best place.
struct BestHits {
    /// The rule by which places count as one.
    enum Identity {
        /// Places whose names fold to the same text.
        case folded
        /// Places whose names fold to the same text, spaces ignored.
        case spaceless
        /// Each place on its own.
        case place
    }

    private let file: IndexFile
    private let capacity: Int
    private let identity: Identity
    /// The places that an earlier rule has already found.
    private let excluded: [IndexHit]
    /// The best hits, in descending order of score; equal scores keep the order of insertion.
    private(set) var hits: [IndexHit] = []

    init(_ file: IndexFile, capacity: Int, identity: Identity, excluded: [IndexHit]) {
        self.file = file
        self.capacity = capacity
        self.identity = identity
        self.excluded = excluded
        hits.reserveCapacity(capacity + 1)
    }

    var isFull: Bool { hits.count == capacity }

    var threshold: Double { isFull ? hits[capacity - 1].score : -1 }

    /// An empty list with the room that the found hits leave; `nil` if they leave none.
    func remaining(after found: [IndexHit]) -> BestHits? {
        guard found.count < capacity else { return nil }
        return BestHits(
            file,
            capacity: capacity - found.count,
            identity: identity,
            excluded: excluded + found
        )
    }

    mutating func add(_ hit: IndexHit) throws(IndexDamage) {
        guard hit.score > threshold else { return }
        for other in excluded where try isSame(other, hit) { return }
        for (index, other) in hits.enumerated() where try isSame(other, hit) {
            guard hit.score > other.score else { return }
            hits.remove(at: index)
            break
        }
        var index = hits.count
        while index > 0, hits[index - 1].score < hit.score { index -= 1 }
        hits.insert(hit, at: index)
        if hits.count > capacity { hits.removeLast() }
    }

    private func isSame(_ left: IndexHit, _ right: IndexHit) throws(IndexDamage) -> Bool {
        if left.number == right.number { return true }
        return try file.isSameName(left.place, right.place, identity)
    }
}
