/// An older write to an entry, restated with its original key.
///
/// Undoing a deletion restates the values of the entry, because another device may have kept only
/// its tombstone (ST-32). With its own key, such a value yields to any value written since, seen or
/// not (ST-62).
package struct SiteEntryRestatement: Hashable, Sendable {
    /// The key of the original write, below that of the restating transaction.
    package let key: OrderKey
    package let write: SiteEntryWrite

    package init(_ write: SiteEntryWrite, key: OrderKey) {
        self.write = write
        self.key = key
    }
}
