/// A place that answers a query, with its score.
struct IndexHit {
    let place: IndexPlace
    let score: Double
    let kilometres: Double?
    let edits: Int
}
