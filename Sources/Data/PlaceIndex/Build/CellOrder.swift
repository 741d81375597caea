/// The map as boxes: cells of nearby places, and the boxes around the cells.
struct CellOrder {
    /// The maximum number of places in a cell; 11 bits hold a position in it.
    static let capacity = 2048

    /// The boxes, root first; the children of a parent are adjacent.
    private(set) var nodes: [IndexNode] = []
    /// The ranks of each cell's word starts in ascending order, in units of two to ``rankShift``.
    private(set) var ranks: [UInt16] = []
    /// The place in the cell that each start belongs to, and the kind of the start.
    private(set) var places: [UInt16] = []
    let rankShift: Int

    private let builder: PlaceIndexBuilder
    private let order: PlaceOrder
    /// The number of starts of each place's name, further forms and aliases.
    private var startCounts: [UInt32]
    private var cells: [Range<Int>] = []

    init(
        _ builder: PlaceIndexBuilder,
        places order: PlaceOrder,
        table: NameTable,
        starts: StartOrder
    ) {
        self.builder = builder
        self.order = order
        rankShift = IndexHeader.rankShift(ofStarts: starts.count)
        var ofEntry = [UInt32](repeating: 0, count: builder.entryCount)
        for entry in starts.names { ofEntry[Int(entry)] += 1 }
        startCounts = [UInt32](repeating: 0, count: order.rows.count)
        for entry in ofEntry.indices {
            for place in order.places[order.list(of: entry)] {
                startCounts[Int(place)] += ofEntry[entry]
            }
        }
        guard !order.rows.isEmpty else { return }

        nodes.append(IndexNode.placeholder)
        var pending = [(node: 0, range: 0..<order.rows.count, bits: 2 * order.bitsPerAxis)]
        while let (node, range, bits) = pending.popLast() {
            if range.count <= Self.capacity {
                nodes[node] = cell(range)
                continue
            }
            let parts = bits > 0 ? quarters(of: range, bits: bits - 2) : runs(of: range)
            let first = nodes.count
            nodes[node] = box(range, first: first, count: parts.count, startCount: nil)
            for (index, part) in parts.enumerated() {
                nodes.append(IndexNode.placeholder)
                pending.append((first + index, part, max(bits - 2, 0)))
            }
        }
        distribute(starts, names: table.bytes)
    }

    private mutating func cell(_ range: Range<Int>) -> IndexNode {
        let words = range.reduce(0) { $0 + Int(startCounts[$1]) }
        let node = box(range, first: range.lowerBound, count: range.count, startCount: words)
        cells.append(range)
        ranks += [UInt16](repeating: 0, count: words)
        return node
    }

    private func box(
        _ range: Range<Int>,
        first: Int,
        count: Int,
        startCount: Int?
    ) -> IndexNode {
        var (south, north) = (Int32.max, Int32.min)
        var (west, east) = (Int32.max, Int32.min)
        var best = UInt32.max
        for place in range {
            let row = builder.rows[Int(order.rows[place])]
            south = min(south, row.latitude)
            north = max(north, row.latitude)
            west = min(west, row.longitude)
            east = max(east, row.longitude)
            best = min(best, order.popularityRanks[Int(row.popularity)])
        }
        return IndexNode(
            minLatitude: south,
            maxLatitude: north,
            minLongitude: west,
            maxLongitude: east,
            popularity: best,
            first: UInt32(first),
            count: UInt32(count),
            firstStart: UInt32(ranks.count),
            startCount: startCount.map { UInt32($0) } ?? IndexNode.isParent
        )
    }

    /// The parts of a range whose positions agree except in the lowest `bits` bits.
    private func quarters(of range: Range<Int>, bits: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for place in range.dropFirst()
        where order.positions[place] >> UInt64(bits) != order.positions[start] >> UInt64(bits) {
            parts.append(start..<place)
            start = place
        }
        parts.append(start..<range.upperBound)
        return parts
    }

    /// Splits many places at one spot into as few cells as possible, to limit the number of boxes.
    private func runs(of range: Range<Int>) -> [Range<Int>] {
        stride(from: range.lowerBound, to: range.upperBound, by: Self.capacity).map {
            $0..<min($0 + Self.capacity, range.upperBound)
        }
    }

    /// Walks the word starts in order, so that each cell's starts are in order too.
    private mutating func distribute(_ starts: StartOrder, names: [UInt8]) {
        places = [UInt16](repeating: 0, count: ranks.count)
        var cellOfPlace = [UInt32](repeating: 0, count: order.rows.count)
        var next: [Int] = []
        var total = 0
        for (index, range) in cells.enumerated() {
            next.append(total)
            for place in range {
                cellOfPlace[place] = UInt32(index)
                total += Int(startCounts[place])
            }
        }
        for (rank, entry) in starts.names.enumerated() {
            var kinds = StartKinds.behind(names[Int(starts.offsets[rank]) - 1])
            if Int(entry) >= builder.names.count { kinds.insert(.further) }
            for place in order.places[order.list(of: Int(entry))] {
                let cell = Int(cellOfPlace[Int(place)])
                ranks[next[cell]] = UInt16(rank >> rankShift)
                places[next[cell]] =
                    UInt16(Int(place) - cells[cell].lowerBound) | kinds.rawValue
                next[cell] += 1
            }
        }
    }
}
