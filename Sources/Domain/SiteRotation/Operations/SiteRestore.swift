public import Foundation

/// The restoring of a backup.
public struct SiteRestore: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// Merging adds records that never existed here; replacing makes all records equal to the
    /// backup.
    public let mode: SiteImport.Mode
    public let backup: SiteBackup
    /// The effect that the user agreed to; `nil` for any.
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

    /// Digests of the writes and of the values they replace.
    ///
    /// Another value means that the records have changed since the preview.
    public struct Effect: Hashable, Sendable {
        private let written: UInt64
        private let replaced: UInt64

        init(_ writes: SiteWrites, over present: SiteWrites, _ mode: SiteImport.Mode) {
            written = Self.digest(of: writes)
            // A merge replaces nothing.
            replaced = mode == .merge ? 0 : Self.digest(of: present)
        }

        private static func digest(of writes: SiteWrites) -> UInt64 {
            TransactionEncoder.number((stamp: 0, writes), replica: 0, counter: 0)
                .transaction.id.digest
        }
    }

    /// The restore, refused unless its effect is `effect`.
    func expecting(_ effect: Effect) -> SiteRestore {
        SiteRestore(id: id, mode: mode, backup: backup, expecting: effect)
    }
}
