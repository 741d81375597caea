/// An older write to an entry, said again with the key that it had.
///
/// Who takes back a deletion says so what the entry holds, because another device may have kept no
/// more of it than its tombstone (ST-32). With its own key such a value gives way to what somebody
/// has written since, seen or not (ST-62).
package struct SiteEntryRestatement: Hashable, Sendable {
    /// The key that the values were written with; below that of the transaction that says them
    /// again.
    package let key: OrderKey
    package let write: SiteEntryWrite

    package init(_ write: SiteEntryWrite, key: OrderKey) {
        self.write = write
        self.key = key
    }
}
