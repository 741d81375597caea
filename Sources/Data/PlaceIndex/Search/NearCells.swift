/// Walks the cells of the map, nearest first.
struct NearCells {
    private struct Entry: Comparable {
        let kilometres: Double
        let node: Int

        static func < (left: Entry, right: Entry) -> Bool {
            left.kilometres < right.kilometres
        }
    }

    private let file: IndexFile
    /// The geometry; `nil` if the order of the cells does not matter.
    private let geometry: MapGeometry?
    /// The boxes to search; a cell must meet one of them.
    ///
    /// `nil` means all cells.
    private let places: [MapBox]?
    private var entries = MinimumHeap<Entry>(capacity: 64)
    private var boxes: Allowance
    private var starts: Allowance

    init(
        _ file: IndexFile,
        geometry: MapGeometry?,
        meeting places: [MapBox]? = nil
    ) throws(IndexDamage) {
        self.file = file
        self.places = places
        self.geometry = geometry
        boxes = Allowance(file.count(.nodes))
        starts = Allowance(file.count(.cellRanks))
        if file.count(.nodes) > 0 { try add(0) }
    }

    /// A lower bound of the distance to every remaining cell; `nil` at the end.
    var distance: Double? { entries.first?.kilometres }

    /// Takes the nearest box; returns it if it is a cell, or opens a parent and returns `nil`.
    mutating func next() throws(IndexDamage) -> IndexNode? {
        guard let entry = entries.first else { return nil }
        entries.removeFirst()
        let node = try node(entry.node)
        guard node.startCount == IndexNode.isParent else {
            try starts.spend(Int(node.startCount))
            return node
        }
        for child in Int(node.first)..<Int(node.first) + Int(node.count) { try add(child) }
        return nil
    }

    private func node(_ index: Int) throws(IndexDamage) -> IndexNode {
        IndexNode(try file.elements(.nodes, index..<index + 1))
    }

    private mutating func add(_ index: Int) throws(IndexDamage) {
        try boxes.spend()
        let node = try node(index)
        if let places, !places.contains(where: { $0.meets(node) }) { return }
        let kilometres = geometry?.distance(to: node) ?? 0
        entries.insert(Entry(kilometres: kilometres, node: index))
    }
}
