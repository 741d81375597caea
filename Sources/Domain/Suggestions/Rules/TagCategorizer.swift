/// Finds the category of a place by its OpenStreetMap tags.
package struct TagCategorizer: Sendable {
    /// The keys whose value names the kind of a place, if no category has the tag.
    package static let kindKeys = [
        "amenity", "shop", "leisure", "healthcare", "office", "club", "tourism", "craft",
    ]

    private let categories: [PlaceCategory]
    private let byTag: [OSMTag: [Int]]

    package init(categories: [PlaceCategory]) {
        self.categories = categories
        byTag = categories.indices.reduce(into: [:]) { byTag, index in
            for tag in categories[index].tags { byTag[tag, default: []].append(index) }
        }
    }

    /// The index word for a tag, or its value if that names a kind of place; `yes` does not.
    package func word(of tag: OSMTag, name: String) -> String? {
        indexWord(forTags: [tag], name: name)
            ?? (Self.kindKeys.contains(tag.key) && tag.value != "yes" ? tag.value : nil)
    }

    /// The index word of the first category with one of the tags.
    ///
    /// A category that also requires a word in the name precedes the others.
    package func indexWord(forTags tags: [OSMTag], name: String) -> String? {
        let candidates = tags.flatMap { byTag[$0] ?? [] }
        guard !candidates.isEmpty else { return nil }
        let words = TextFolding.fold(name).split(separator: UInt8(ascii: " "))
        let byName = candidates.first { index in
            categories[index].nameWords.contains { beginning in
                words.contains { $0.starts(with: beginning.utf8) }
            }
        }
        return (byName ?? candidates.first { categories[$0].nameWords.isEmpty })
            .map { categories[$0].indexWord }
    }
}
