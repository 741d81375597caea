import Foundation

/// A digest of the entries that there are, which differs once one has come or gone.
public struct SiteEntryDigest: Hashable, Sendable {
    private let count: Int
    private let sum: UInt64

    /// - Complexity: O(*n*) in the number of entries.
    init(_ records: SiteRecords) {
        var (count, sum) = (0, UInt64(0))
        func add(_ id: SiteEntry.ID) {
            let (high, low) = withUnsafeBytes(of: id.uuid) {
                (
                    $0.loadUnaligned(as: UInt64.self),
                    $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                )
            }
            // The order of the entries does not matter.
            sum &+= (high ^ low &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
            count += 1
        }
        records.entries.forEachID(add)
        for entry in records.ahead { add(entry.id) }
        (self.count, self.sum) = (count, sum)
    }
}
