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

    /// A digest of what a restore writes, and over what it replaces, which differs once the present
    /// records have changed.
    public struct Effect: Hashable, Sendable {
        private let written: UInt64
        private let replaced: UInt64

        init(_ writes: SiteWrites, over present: SiteWrites, _ mode: SiteImport.Mode) {
            written = Self.digest(of: writes)
            // A merge writes over nothing.
            replaced = mode == .merge ? 0 : Self.digest(of: present)
        }

        private static func digest(of writes: SiteWrites) -> UInt64 {
            TransactionEncoder.number((stamp: 0, writes), replica: 0, counter: 0)
                .transaction.id.digest
        }
    }

    /// The same restore, refused unless its effect is `effect`.
    func expecting(_ effect: Effect) -> SiteRestore {
        SiteRestore(id: id, mode: mode, backup: backup, expecting: effect)
    }
}
