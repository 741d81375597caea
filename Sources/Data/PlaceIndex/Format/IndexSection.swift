/// The parts of a place index in file order, described in `Docs/Formats/PlaceIndex.md`.
enum IndexSection: Int, CaseIterable {
    case names, starts, heads, minima32, minima1024, minima32768
    case places, postings, popularities, nodes, cellRanks, cellPlaces
    case categories, cities, cityBoxes, cityWords
    case furtherKeys, streetBits, streetRanks, streetEnds, streets, texts

    /// The size of one element in bytes; 1 if elements have no fixed size.
    var stride: Int {
        switch self {
        case .names, .streets, .texts: 1
        case .cellRanks, .cellPlaces: 2
        case .starts, .minima32, .minima1024, .minima32768, .postings, .streetRanks, .streetEnds: 4
        case .heads, .cityWords, .furtherKeys, .streetBits: 8
        case .popularities, .categories, .cities, .cityBoxes: 16
        case .places: IndexPlace.stride
        case .nodes: IndexNode.stride
        }
    }
}
