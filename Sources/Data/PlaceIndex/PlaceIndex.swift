public import Foundation
import MomentumDomain
public import MomentumSuggestionsDomain

/// An offline index of places: one file, opened by memory mapping, searched on every keystroke.
///
/// Opening reads two pages. Each page is checked against its checksum at its first use; a damaged
/// one is an error, never a wrong answer. Any number of threads can search at once.
public final class PlaceIndex: Sendable {
    private let file: IndexFile

    /// - Throws: ``PlaceIndexError`` with the reason why the file cannot be used.
    public init(_ file: URL) throws(PlaceIndexError) {
        self.file = try IndexFile(file)
    }

    /// The places for a query, best first, by rule X of `Docs/Suggestions.md`.
    ///
    /// `category` is the index word of the only category, `nil` for all. Without a `position`,
    /// popularity alone ranks. If `isExtended`, words in any order and corrections are tried when
    /// whole phrases find too few.
    ///
    /// - Throws: ``PlaceIndexError/damaged`` when a needed page is not as it was written.
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
            for hit in try search.hits() { places.append(try foundPlace(hit)) }
            return PlaceAnswer(
                places: places,
                isCategoryIgnored: category != nil && number == nil
            )
        } catch {
            throw .damaged
        }
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
                categories: categories,
                bytes: file.size,
                formatVersion: IndexHeader.version,
                builtAt: Date(milliseconds: Int64(file.header.builtAt)),
                source: try file.text(at: file.header.sourceText)
            )
        } catch {
            throw .damaged
        }
    }

    private func foundPlace(_ hit: IndexHit) throws(IndexDamage) -> FoundPlace {
        let place = hit.place
        var city: String?
        if place.city != IndexPlace.noCity {
            city = try file.text(at: Int(file.u32(.cities, Int(place.city))))
        }
        let word = try file.text(at: Int(file.category(Int(place.category)).text))
        return FoundPlace(
            name: try file.shownName(of: place),
            category: word.isEmpty ? nil : word,
            coordinate: place.coordinate,
            city: city,
            distanceKilometres: hit.kilometres,
            match: hit.edits == 0 ? .name : .corrected(edits: hit.edits)
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
        /// In the order of their names.
        public let categories: [Category]
        public let bytes: Int
        public let formatVersion: Int
        public let builtAt: Date
        /// The origin of the places.
        public let source: String
    }
}
