/// The answer of a deletion.
struct DeletedDocument: Encodable, Sendable {
    let deleted: Int
    /// True if somebody else was first.
    let wasGone: Bool
}
