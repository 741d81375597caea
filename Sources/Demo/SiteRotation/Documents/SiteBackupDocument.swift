/// The answer of `momentum sites backup` (CL-8).
struct SiteBackupDocument: Encodable, Sendable {
    let file: String
    let isEncrypted: Bool
}
