import MomentumGraphQL

/// A small answer for tests of the client, with the operations that give it.
struct Probe: Codable, Hashable, Sendable {
    struct Row: Codable, Hashable, Sendable {
        let id: Int
        let name: String?
    }

    let rows: [Row]?
    let other: [Row]?

    static let tag = GraphQLTag(rawValue: "rows")

    static let query = GraphQLOperation<Probe>(
        .query,
        "LoadRows",
        tags: [tag],
        document: "query LoadRows { rows { id name } }"
    )
    static let mutation = GraphQLOperation<Saved>(
        .mutation,
        "SaveRow",
        tags: [tag],
        patch: .upsert(from: "saveRow", list: "rows"),
        document: "mutation SaveRow($id: Int!) { saveRow(id: $id) { id name } }"
    )
    static let deletion = GraphQLOperation<Deleted>(
        .mutation,
        "DeleteRow",
        tags: [tag],
        patch: .remove(list: "rows"),
        document: "mutation DeleteRow($id: Int!) { deleteRow(id: $id) }"
    )

    struct Saved: Codable, Hashable, Sendable { let saveRow: Row }
    struct Deleted: Codable, Hashable, Sendable { let deleteRow: Bool }
}
