public import Foundation
import MomentumDomain
public import MomentumSuggestionsDomain
import Synchronization

/// An offline index of places: one memory-mapped file, searched on every keystroke.
///
/// Opening reads two pages. Each page's checksum is checked at its first use; damage is an error,
/// never a wrong answer. Any number of threads can search at once.
public final class PlaceIndex: Sendable {
    /// The categories of the file for the terms of the latest query.
    private struct Terms {
        let terms: CategoryTerms
        let table: TermTable
    }

    private let file: IndexFile
    private let terms = Mutex<Terms?>(nil)

    /// - Throws: ``PlaceIndexError`` with the reason why the file cannot be used.
    public init(_ file: URL) throws(PlaceIndexError) {
        self.file = try IndexFile(file)
    }

    /// The places for a query, best first, by rule X of `Docs/Suggestions.md`.
    ///
    /// `category` is the index word of the only category; `nil` means all. Without a `position`,
    /// popularity alone ranks. If `isExtended` and whole phrases find too few, words in any order
    /// and corrections are tried.
    ///
    /// - Throws: ``PlaceIndexError/damaged`` if a needed page is damaged.
    public func places(
        matching query: FoldedQuery,
        category: String? = nil,
        near position: Coordinate? = nil,
        limit: Int = 5,
        isExtended: Bool = true
    ) throws(PlaceIndexError) -> PlaceAnswer {
        do throws(IndexDamage) {
            let number: Int? =
                if let category { try file.category(named: category) } else { nil }
            let search = IndexSearch(
                file: file,
                query: query,
                category: number,
                position: position,
                ranking: PlaceRanking(),
                limit: limit,
                isExtended: isExtended
            )
            var places: [FoundPlace] = []
            for hit in try search.hits() { places.append(try foundPlace(hit, rule: nil)) }
            return PlaceAnswer(
                places: places,
                isCategoryIgnored: category != nil && number == nil
            )
        } catch {
            throw .damaged
        }
    }

    /// The places for a query, best first, by rule Y of `Docs/Suggestions.md`.
    ///
    /// - Parameters:
    ///   - query: The folded query.
    ///   - category: The index word of the only category; `nil` for all.
    ///   - position: The user's position; `nil` ranks by popularity alone.
    ///   - limit: The largest number of places.
    ///   - listsBranches: True to list each branch of a chain as a place.
    ///   - terms: The words for kinds of place.
    /// - Returns: The places; incomplete if the query has words of too many cities.
    /// - Throws: ``PlaceIndexError/damaged`` if a needed page is damaged.
    public func suggestions(
        for query: FoldedQuery,
        category: String? = nil,
        near position: Coordinate? = nil,
        limit: Int = 5,
        listsBranches: Bool = false,
        terms: CategoryTerms = .standard
    ) throws(PlaceIndexError) -> PlaceAnswer {
        do throws(IndexDamage) {
            let number: Int? =
                if let category { try file.category(named: category) } else { nil }
            let rule = SearchRule(query, terms: try table(of: terms))
            var search = IndexSuggestions(
                file: file,
                rule: rule,
                category: number,
                position: position,
                listsBranches: listsBranches
            )
            var places: [FoundPlace] = []
            for hit in try search.hits(limit: limit) {
                places.append(try foundPlace(hit, rule: rule))
            }
            return PlaceAnswer(
                places: places,
                isCategoryIgnored: category != nil && number == nil,
                isComplete: search.isComplete
            )
        } catch {
            throw .damaged
        }
    }

    private func table(of terms: CategoryTerms) throws(IndexDamage) -> TermTable {
        if let known = self.terms.withLock({ $0 }), known.terms == terms { return known.table }
        var words: [String] = []
        for index in 0..<file.count(.categories) {
            words.append(try file.text(at: Int(file.category(index).text)))
        }
        let table = TermTable(categories: words, terms: terms)
        self.terms.withLock { $0 = Terms(terms: terms, table: table) }
        return table
    }

    /// Reads the whole file and compares every page with its checksum.
    public func verify() throws(PlaceIndexError) {
        do throws(IndexDamage) {
            try file.checkAll()
        } catch {
            throw .damaged
        }
    }

    /// The contents of the index in numbers.
    public func summary() throws(PlaceIndexError) -> Summary {
        do throws(IndexDamage) {
            var categories: [Summary.Category] = []
            var texts = Allowance(file.count(.texts))
            for index in 0..<file.count(.categories) {
                let category = try file.category(index)
                let name = try file.text(at: Int(category.text))
                try texts.spend(name.utf8.count)
                categories.append(
                    Summary.Category(name: name, places: category.places)
                )
            }
            return Summary(
                places: file.count(.places),
                aliases: file.header.aliasCount,
                streets: file.count(.streetEnds),
                cities: file.count(.cities),
                categories: categories,
                bytes: file.size,
                formatVersion: IndexHeader.version,
                foldingVersion: IndexHeader.foldingVersion,
                builtAt: Date(milliseconds: Int64(file.header.builtAt)),
                source: try file.text(at: file.header.sourceText)
            )
        } catch {
            throw .damaged
        }
    }

    /// The texts of a hit, with the alias that a rule matched.
    private func foundPlace(
        _ hit: IndexHit,
        rule: SearchRule?
    ) throws(IndexDamage) -> FoundPlace {
        let place = hit.place
        let word = try file.text(at: Int(file.category(Int(place.category)).text))
        let name = try file.shownName(of: place)
        let (city, region) = try file.city(of: place)
        var matchedAlias: String?
        if let rule, file.header.aliasCount > 0 {
            let aliases = try file.aliases(ofPlace: hit.number)
            if !aliases.isEmpty {
                let texts = SearchPlace(name: name, aliases: aliases, city: city, region: region)
                matchedAlias = rule.alias(
                    of: hit.match,
                    texts,
                    category: Int(place.category)
                ).map { aliases[$0] }
            }
        }
        return FoundPlace(
            name: name,
            category: word.isEmpty ? nil : word,
            coordinate: place.coordinate,
            street: try file.street(ofPlace: hit.number),
            city: city,
            region: region,
            distanceKilometres: hit.kilometres,
            match: hit.match,
            matchedAlias: matchedAlias
        )
    }
}

extension PlaceIndex {
    /// The contents of a place index in numbers.
    public struct Summary: Hashable, Sendable {
        /// A category and the number of its places.
        public struct Category: Hashable, Sendable {
            public let name: String
            public let places: Int
        }

        public let places: Int
        /// The number of other names, counted once per place.
        public let aliases: Int
        /// The number of places with a street line.
        public let streets: Int
        /// The number of distinct pairs of a city and a region.
        public let cities: Int
        /// The categories, sorted by name.
        public let categories: [Category]
        public let bytes: Int
        public let formatVersion: Int
        public let foldingVersion: Int
        public let builtAt: Date
        /// The origin of the places.
        public let source: String
    }
}
