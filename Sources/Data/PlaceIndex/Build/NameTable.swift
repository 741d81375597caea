import MomentumSuggestionsDomain

/// The names in file order, further forms and aliases included.
///
/// They are in descending popularity of their best place, so a smaller offset means a more popular
/// name.
struct NameTable {
    /// Each name: a zero byte, its folded form, a zero byte, its place or list of places, its
    /// spellings.
    let bytes: [UInt8]
    /// The numbers of the entries in file order.
    let order: [UInt32]
    /// The offset of each entry's folded form, by number.
    let offsets: [UInt32]
    /// The categories in the order of their bytes.
    let categories: [Int]
    /// The position of each category in that order, by number.
    let categoryRanks: [UInt16]
    /// The number of places of each category, in that order.
    let placeCounts: [UInt32]

    init(_ builder: PlaceIndexBuilder, places: PlaceOrder) {
        let order = Self.byPopularity(places.best)
        let names = builder.names.count
        let texts = builder.categories
        let sorted = (0..<texts.count).sorted {
            texts.bytes[texts[$0]].lexicographicallyPrecedes(texts.bytes[texts[$1]])
        }
        var ranks = [UInt16](repeating: 0, count: sorted.count)
        for (rank, number) in sorted.enumerated() { ranks[number] = UInt16(rank) }

        let spellings = SpellingLists(builder)
        var counts = [UInt32](repeating: 0, count: sorted.count)
        var offsets = [UInt32](repeating: 0, count: builder.entryCount)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(builder.names.bytes.count * 2)
        var posting = UInt32(0)
        for entry in order {
            let entry = Int(entry)
            let list = places.list(of: entry)
            let further = entry < names ? nil : builder.furtherText(entry - names)
            let folded: [UInt8] =
                switch further {
                case nil: Array(builder.foldedName(entry))
                case let (text, true)?: TextFolding.fold(String(decoding: text, as: UTF8.self))
                case let (text, false)?: Array(text)
                }
            if further == nil {
                counts[Int(ranks[builder.category(of: entry)])] += UInt32(list.count)
            }
            bytes.append(0)
            offsets[entry] = UInt32(bytes.count)
            bytes += folded
            bytes.append(0)
            let flag = further == nil ? 0 : IndexName.isFurther
            if list.count == 1 {
                bytes.append(littleEndian: places.places[list.lowerBound] | flag)
            } else {
                bytes.append(littleEndian: posting | IndexName.isList | flag)
                posting += UInt32(list.count) + 1
            }
            if let further {
                if further.isAlias {
                    NameSpelling.append(further.text, folded: folded[...], to: &bytes)
                }
                continue
            }
            for spelling in spellings.list(of: entry) {
                let text = builder.spellings[Int(spelling)]
                NameSpelling.append(
                    builder.spellings.bytes[text].dropFirst(4),
                    folded: folded[...],
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

    /// The numbers of the entries by their best places; an entry shares its best place with its
    /// aliases.
    private static func byPopularity(_ best: [UInt64]) -> [UInt32] {
        best.indices.map { UInt32($0) }.sorted { left, right in
            (best[Int(left)], left) < (best[Int(right)], right)
        }
    }
}

/// The spellings of each name, in the order of their numbers within the name.
private struct SpellingLists {
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
            // Spellings after the 32nd share the number of the first, and are left out.
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
