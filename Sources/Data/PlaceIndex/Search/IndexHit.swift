/// A place that answers a query, with what it is worth.
struct IndexHit {
    let place: IndexPlace
    let score: Double
    let kilometres: Double?
    let edits: Int
}
