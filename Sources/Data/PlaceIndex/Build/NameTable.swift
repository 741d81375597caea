/// The names in file order, by falling popularity of their best place, so that a smaller offset
/// means a more popular name.
struct NameTable {
    /// Each name: its folded form, a zero byte, its place or list of places, its spellings.
    let bytes: [UInt8]
    /// The numbers of the names in file order.
    let order: [UInt32]
    /// The offset of each name, by number.
    let offsets: [UInt32]
    /// The categories in the order of their bytes.
    let categories: [Int]
    /// The position of each category in that order, by number.
    let categoryRanks: [UInt16]
    /// The number of places of each category, in that order.
    let placeCounts: [UInt32]

    init(_ builder: PlaceIndexBuilder, places: PlaceOrder) {
        let order = places.best.sorted().map { builder.rows[Int($0 & 0xFFFF_FFFF)].name }
        let texts = builder.categories
        let sorted = (0..<texts.count).sorted {
            texts.bytes[texts[$0]].lexicographicallyPrecedes(texts.bytes[texts[$1]])
        }
        var ranks = [UInt16](repeating: 0, count: sorted.count)
        for (rank, number) in sorted.enumerated() { ranks[number] = UInt16(rank) }

        let spellings = SpellingLists(builder)
        var counts = [UInt32](repeating: 0, count: sorted.count)
        var offsets = [UInt32](repeating: 0, count: builder.names.count)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(builder.names.bytes.count * 2)
        var posting = UInt32(0)
        for name in order {
            let name = Int(name)
            let list = places.list(of: name)
            counts[Int(ranks[builder.category(of: name)])] += UInt32(list.count)
            offsets[name] = UInt32(bytes.count)
            let folded = builder.foldedName(name)
            bytes += folded
            bytes.append(0)
            if list.count == 1 {
                bytes.append(littleEndian: places.places[list.lowerBound])
            } else {
                bytes.append(littleEndian: posting | IndexName.isList)
                posting += UInt32(list.count) + 1
            }
            for spelling in spellings.list(of: name) {
                let text = builder.spellings[Int(spelling)]
                NameSpelling.append(
                    builder.spellings.bytes[text].dropFirst(4),
                    folded: folded,
                    to: &bytes
                )
            }
        }
        self.bytes = bytes
        self.order = order
        self.offsets = offsets
        categories = sorted
        categoryRanks = ranks
        placeCounts = counts
    }
}

/// The spellings of each name, in the order of their numbers within the name.
struct SpellingLists {
    private let spellings: [UInt32]
    private let ends: [UInt32]

    init(_ builder: PlaceIndexBuilder) {
        var next = [UInt32](repeating: 0, count: builder.names.count)
        var total = UInt32(0)
        for name in next.indices {
            next[name] = total
            total += UInt32(builder.spellingCounts[name])
        }
        let starts = next
        var lists = [UInt32](repeating: 0, count: Int(total))
        let bytes = builder.spellings.bytes
        for spelling in 0..<builder.spellings.count {
            let start = builder.spellings[spelling].lowerBound
            let name = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
            // Spellings beyond the 32nd share the number of the first, and are left out.
            let ordinal = UInt32(builder.spellingOrdinals[spelling])
            if next[name] - starts[name] == ordinal {
                lists[Int(next[name])] = UInt32(spelling)
                next[name] += 1
            }
        }
        spellings = lists
        ends = next
    }

    func list(of name: Int) -> ArraySlice<UInt32> {
        spellings[(name == 0 ? 0 : Int(ends[name - 1]))..<Int(ends[name])]
    }
}
