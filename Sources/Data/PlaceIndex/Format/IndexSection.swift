/// The parts of a place index in file order, described in `Docs/Formats/PlaceIndex.md`.
enum IndexSection: Int, CaseIterable {
    case names, starts, heads, minima32, minima1024, minima32768
    case places, postings, popularities, nodes, cellRanks, cellPlaces
    case categories, cities, texts

    /// The size of one element in bytes; 1 where elements have no fixed size.
    var stride: Int {
        switch self {
        case .names, .texts: 1
        case .cellRanks, .cellPlaces: 2
        case .starts, .minima32, .minima1024, .minima32768, .postings, .cities: 4
        case .heads: 8
        case .popularities: 16
        case .categories: 16
        case .places: IndexPlace.stride
        case .nodes: IndexNode.stride
        }
    }
}
