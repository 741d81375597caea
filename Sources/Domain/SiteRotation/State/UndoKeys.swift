/// Which transaction each register had its value from, of those that a transaction wrote.
///
/// What is not in it had been written by nobody.
struct UndoKeys: Hashable, Sendable {
    /// Positions in the table of keys, as in ``EntryKeys``.
    var entries: [IdentifierKey: EntryKeys] = [:]
    var places: [SiteLocation.ID: PlaceRegisters] = [:]
    var order = OrderKey.base
}
