/// A digest of the entries that there are, which differs once one has come, gone or changed.
///
/// It is valid within the process that made it.
public struct SiteEntryDigest: Hashable, Sendable {
    private let digest: Int

    /// - Complexity: O(*n*) in the number of entries.
    init(_ records: SiteRecords) {
        var hasher = Hasher()
        for entry in records.entries { hasher.combine(entry) }
        for entry in records.ahead { hasher.combine(entry) }
        digest = hasher.finalize()
    }
}
