/// The answer of a deletion.
struct DeletedDocument: Encodable, Sendable {
    let deleted: Int
    /// True if it was gone already.
    let wasGone: Bool
}
