/// The places in file order, where near places are adjacent, and the places of each name.
struct PlaceOrder {
    let rows: [UInt32]
    /// The position of each row in ``rows``.
    let placeOfRow: [UInt32]
    /// The places of all entries, grouped by entry, most popular first.
    let places: [UInt32]
    private let ends: [UInt32]
    /// The rank of each of the builder's popularities; 0 is the highest.
    let popularityRanks: [UInt32]
    /// The best place of each entry: the rank of its popularity, then its row.
    let best: [UInt64]
    /// The map position of each place as interleaved bits, at the precision of the sort.
    let positions: [UInt64]
    let bitsPerAxis: Int

    init(_ builder: PlaceIndexBuilder) {
        let rows = builder.rows
        let rowBits = max(1, Int.bitWidth - max(rows.count - 1, 0).leadingZeroBitCount)
        let axisBits = min(31, (64 - rowBits) / 2)
        var keys = rows.indices.map { index in
            let row = rows[index]
            let position = Self.interleaved(row.latitude, row.longitude, bits: axisBits)
            return position << UInt64(rowBits) | UInt64(index)
        }
        keys.sort()
        let mask = UInt64(1) << UInt64(rowBits) - 1
        let ordered = keys.map { UInt32($0 & mask) }
        self.rows = ordered
        positions = keys.map { $0 >> UInt64(rowBits) }
        bitsPerAxis = axisBits

        let popular = builder.popularities.indices.sorted {
            builder.popularities[$0] > builder.popularities[$1]
        }
        var ranks = [UInt32](repeating: 0, count: popular.count)
        for (rank, number) in popular.enumerated() { ranks[number] = UInt32(rank) }
        popularityRanks = ranks

        var placeOfRow = [UInt32](repeating: 0, count: rows.count)
        for (place, row) in ordered.enumerated() { placeOfRow[Int(row)] = UInt32(place) }
        self.placeOfRow = placeOfRow
        var best = [UInt64](repeating: .max, count: builder.entryCount)
        var next = [UInt32](repeating: 0, count: builder.entryCount)
        func count(_ row: Int, of entry: Int) {
            let key = UInt64(ranks[Int(rows[row].popularity)]) << 32 | UInt64(row)
            best[entry] = min(best[entry], key)
            next[entry] += 1
        }
        for (index, row) in rows.enumerated() { count(index, of: Int(row.name)) }
        let names = builder.names.count
        for (row, number) in zip(builder.furtherRows, builder.furtherNumbers) {
            count(Int(row), of: names + Int(number))
        }
        self.best = best
        var total = UInt32(0)
        for name in next.indices { (next[name], total) = (total, total + next[name]) }
        var lists = [UInt32](repeating: 0, count: Int(total))
        func append(_ row: UInt32, to entry: Int) {
            lists[Int(next[entry])] = placeOfRow[Int(row)]
            next[entry] += 1
        }
        for row in Self.byPopularity(rows, ranks: ranks) {
            append(row, to: Int(rows[Int(row)].name))
        }
        let further = builder.furtherRows.indices.map { index in
            let row = builder.furtherRows[index]
            return (rank: ranks[Int(rows[Int(row)].popularity)], index: index)
        }
        for (_, index) in further.sorted(by: { $0 < $1 }) {
            append(builder.furtherRows[index], to: names + Int(builder.furtherNumbers[index]))
        }
        places = lists
        ends = next
    }

    func list(of entry: Int) -> Range<Int> {
        (entry == 0 ? 0 : Int(ends[entry - 1]))..<Int(ends[entry])
    }

    /// The rows in descending popularity; equal rows keep their order.
    private static func byPopularity(
        _ rows: [PlaceIndexBuilder.Row],
        ranks: [UInt32]
    ) -> [UInt32] {
        var next = [UInt32](repeating: 0, count: ranks.count + 1)
        for row in rows { next[Int(ranks[Int(row.popularity)]) + 1] += 1 }
        for rank in 1..<next.count { next[rank] += next[rank - 1] }
        var result = [UInt32](repeating: 0, count: rows.count)
        for (index, row) in rows.enumerated() {
            let rank = Int(ranks[Int(row.popularity)])
            result[Int(next[rank])] = UInt32(index)
            next[rank] += 1
        }
        return result
    }

    /// Interleaves the leading bits of both coordinates (Morton code).
    private static func interleaved(_ latitude: Int32, _ longitude: Int32, bits: Int) -> UInt64 {
        // 2³² units are 429 degrees, so flipping the top bit maps all coordinates to ascending
        // numbers.
        let y = UInt32(bitPattern: latitude) ^ 0x8000_0000
        let x = UInt32(bitPattern: longitude) ^ 0x8000_0000
        return spread(UInt64(y >> UInt32(32 - bits))) << 1 | spread(UInt64(x >> UInt32(32 - bits)))
    }

    private static func spread(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value | value << 16) & 0x0000_FFFF_0000_FFFF
        value = (value | value << 8) & 0x00FF_00FF_00FF_00FF
        value = (value | value << 4) & 0x0F0F_0F0F_0F0F_0F0F
        value = (value | value << 2) & 0x3333_3333_3333_3333
        return (value | value << 1) & 0x5555_5555_5555_5555
    }
}
