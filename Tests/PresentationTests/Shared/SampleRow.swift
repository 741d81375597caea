import MomentumDomain

/// A row of a list that exists in tests only.
struct SampleRow: Hashable, Identifiable {
    let id: Int
    /// The source of the row, to tell two readings of it apart.
    var source = ""
}

extension Page<SampleRow, Int> {
    /// A page of the rows with the given ids.
    init(_ ids: [Int], next: Int?, total: Int? = nil, source: String = "") {
        self.init(items: ids.map { SampleRow(id: $0, source: source) }, next: next, total: total)
    }
}
