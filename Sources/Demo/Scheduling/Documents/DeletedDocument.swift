/// The answer of a deletion.
struct DeletedDocument: Encodable, Sendable {
    let deleted: Int
    /// True if another user had deleted it first.
    let wasGone: Bool
}
