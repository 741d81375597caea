/// The answer of a deletion.
struct DeletedDocument: Encodable, Sendable {
    let deleted: Int
    /// Whether somebody else was first.
    let wasGone: Bool
}
