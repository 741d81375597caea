/// The answer of `momentum users list` (CL-11).
struct UsersDocument: Encodable, Sendable {
    let users: [UserDocument]
    let freshness: FreshnessDocument
}
