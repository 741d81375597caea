import MomentumSuggestionsDomain
import Synchronization

/// The latest answers of a server, which also answer longer texts (SG-10).
final class PhotonAnswers: Sendable {
    /// The parts of a query besides its text that affect the answer.
    struct Scope: Hashable {
        /// The number of steps per degree to which positions are rounded, about five kilometres
        /// each.
        private static let stepsPerDegree = 20.0

        let category: PlaceCategory?
        let position: Coordinate?

        init(_ query: PlaceQuery) {
            func rounded(_ degrees: Double) -> Double {
                (degrees * Self.stepsPerDegree).rounded() / Self.stepsPerDegree
            }
            category = query.category
            position = query.region.position.map {
                Coordinate(latitude: rounded($0.latitude), longitude: rounded($0.longitude))
            }
        }
    }

    private struct Entry {
        let query: FoldedQuery
        let scope: Scope
        let places: [FoundPlace]
        /// True if the server has no more places, also for longer texts.
        let isComplete: Bool
    }

    private let capacity: Int
    /// The entries, newest last.
    private let entries = Mutex<[Entry]>([])

    init(capacity: Int) {
        self.capacity = capacity
    }

    func save(_ places: [FoundPlace], isComplete: Bool, for query: FoldedQuery, _ scope: Scope) {
        entries.withLock { entries in
            entries.removeAll { $0.query == query && $0.scope == scope }
            entries.append(
                Entry(query: query, scope: scope, places: places, isComplete: isComplete)
            )
            if entries.count > capacity { entries.removeFirst() }
        }
    }

    /// The answer to this query, or the matching part of a complete answer to a prefix of it.
    ///
    /// `nil` if nothing of that answer matches: a server also knows postcodes, countries and other
    /// spellings, so its places are not known here.
    func places(for query: FoldedQuery, _ scope: Scope) -> [FoundPlace]? {
        let candidates = entries.withLock { $0.filter { $0.scope == scope } }
        if let known = candidates.last(where: { $0.query == query }) { return known.places }
        let complete = candidates.last { entry in
            entry.isComplete && query.bytes.starts(with: entry.query.bytes)
        }
        guard let complete, !complete.places.isEmpty else { return complete?.places }
        let matching = Self.matching(query, in: complete.places)
        return matching.isEmpty ? nil : matching
    }

    /// The places that match a query completely by name, street, city and region.
    private static func matching(_ query: FoldedQuery, in places: [FoundPlace]) -> [FoundPlace] {
        let terms = TermTable(categories: [], terms: CategoryTerms())
        var search = PlaceSearch(
            SearchRule(query, terms: terms),
            places: places.map { place in
                SearchPlace(
                    name: place.name,
                    street: place.street,
                    city: place.city,
                    region: place.region
                )
            },
            listsBranches: true
        ) { PlaceSearch.Candidate(coordinate: places[$0].coordinate) }
        return search.hits(limit: places.count).filter { $0.match.match != .partial }
            .map { places[$0.index] }
    }
}
