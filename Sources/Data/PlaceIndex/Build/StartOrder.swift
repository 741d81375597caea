import MomentumSuggestionsDomain

/// The starts of all names, sorted by the text from the start to the end of the name.
struct StartOrder {
    private struct Item {
        let head: UInt64
        let offset: UInt32
    }

    /// The offsets of word starts: of all names, then of each category if there are several.
    let offsets: [UInt32]
    /// The first eight bytes of every eighth start.
    let heads: [UInt64]
    /// The number of starts of all names.
    let count: Int
    /// The starts of each category among ``offsets``.
    let slices: [Range<Int>]
    let maximumWords: Int
    /// The bytes of the longest folded name.
    let longestName: Int
    /// The entry numbers of the starts of all names.
    let names: [UInt32]

    init(_ builder: PlaceIndexBuilder, table: NameTable) {
        let bytes = table.bytes
        var items: [Item] = []
        var (maximum, longest) = (0, 0)
        bytes.withUnsafeBufferPointer { bytes in
            for entry in table.order {
                let start = Int(table.offsets[Int(entry)])
                let first = items.count
                var end = start
                var isASCII = true
                while bytes[end] != 0 {
                    if bytes[end] >= 0x80 { isASCII = false }
                    end += 1
                }
                // The bytes of the table outlive this pass.
                let key = Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[start..<end]))
                for index in key.indices
                where isASCII
                    ? KeyStarts.isWordStart(index, in: key) : KeyStarts.isStart(index, in: key)
                {
                    let head = Self.head(bytes, start + index)
                    items.append(Item(head: head, offset: UInt32(start + index)))
                }
                maximum = max(maximum, items.count - first)
                longest = max(longest, end - start)
            }
        }
        bytes.withUnsafeBufferPointer { bytes in
            items.sort { left, right in
                left.head == right.head
                    ? Self.follows(right.offset, left.offset, bytes) : left.head < right.head
            }
        }
        maximumWords = maximum
        longestName = longest
        count = items.count

        var nameOffsets = table.order.map { table.offsets[Int($0)] }
        nameOffsets.append(UInt32(bytes.count))
        let owners = items.map { table.order[Self.owner(of: $0.offset, in: nameOffsets)] }
        names = owners

        var slices: [Range<Int>] = []
        var all = items.map(\.offset)
        if table.categories.count > 1 {
            let categories = owners.map {
                table.categoryRanks[builder.category(of: Int($0))]
            }
            var next = [Int](repeating: 0, count: table.categories.count)
            for category in categories { next[Int(category)] += 1 }
            var total = all.count
            for category in next.indices {
                slices.append(total..<total + next[category])
                (next[category], total) = (total, total + next[category])
            }
            all += [UInt32](repeating: 0, count: total - all.count)
            for (index, category) in categories.enumerated() {
                all[next[Int(category)]] = items[index].offset
                next[Int(category)] += 1
            }
        } else {
            slices = table.categories.map { _ in 0..<items.count }
        }
        self.slices = slices
        heads = bytes.withUnsafeBufferPointer { bytes in
            stride(from: 0, to: all.count, by: IndexHeader.startsOfHead)
                .map { Self.head(bytes, Int(all[$0])) }
        }
        offsets = all
    }

    /// The first eight bytes of a text as a number that sorts like the bytes.
    static func head(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt64 {
        var head: UInt64 = 0
        var shift: UInt64 = 56
        for position in start..<start + 8 {
            let byte = bytes[position]
            if byte == 0 { break }
            head |= UInt64(byte) << shift
            shift &-= 8
        }
        return head
    }

    /// True if the text at `left` sorts after the one at `right`.
    ///
    /// Among equal texts, whole names come first, then smaller offsets.
    private static func follows(
        _ left: UInt32,
        _ right: UInt32,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var (a, b) = (Int(left), Int(right))
        while bytes[a] == bytes[b], bytes[a] != 0 {
            a += 1
            b += 1
        }
        guard bytes[a] == bytes[b] else { return bytes[a] > bytes[b] }
        let (isWhole, isOtherWhole) = (bytes[Int(left) - 1] == 0, bytes[Int(right) - 1] == 0)
        return isWhole == isOtherWhole ? left > right : isOtherWhole
    }

    /// The position of the last name that begins at or before an offset.
    private static func owner(of offset: UInt32, in offsets: [UInt32]) -> Int {
        var low = 0
        var high = offsets.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
