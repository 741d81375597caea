/// The answer of a deletion.
struct DeletedDocument: Encodable, Sendable {
    let deleted: Int
    /// True if it had already been deleted.
    let wasGone: Bool
}
