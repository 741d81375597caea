public import Foundation

/// The restoring of a backup.
public struct SiteRestore: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// Merging adds the records that were never there; replacing makes all records equal.
    public let mode: SiteImport.Mode
    public let backup: SiteBackup
    /// The effect that was shown, for which it is agreed to; `nil` for any.
    public let expected: Effect?

    public init(
        id: UUID,
        mode: SiteImport.Mode,
        backup: SiteBackup,
        expecting expected: Effect? = nil
    ) {
        self.id = id
        self.mode = mode
        self.backup = backup
        self.expected = expected
    }

    /// A digest of what a restore writes, which differs once the present records have changed.
    public struct Effect: Hashable, Sendable {
        let digest: UInt64

        init(_ writes: SiteWrites) {
            digest =
                TransactionEncoder.number((stamp: 0, writes), replica: 0, counter: 0)
                .transaction.id.digest
        }
    }

    /// The same restore, refused unless its effect is `effect`.
    func expecting(_ effect: Effect) -> SiteRestore {
        SiteRestore(id: id, mode: mode, backup: backup, expecting: effect)
    }
}
