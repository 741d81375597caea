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
