/// The chances, from 0 to 1, of faults in an ``InMemorySyncFolder``.
struct SyncFaults: Hashable, Sendable {
    /// A file of another device is not listed before a few looks have passed.
    var late = 0.0
    /// A file of another device is listed and read with only its first bytes for a few looks.
    var cut = 0.0
    /// A file of another device is listed and cannot be read for a few looks.
    var unreadable = 0.0
    /// A new file is there once more under a conflict name.
    var repeated = 0.0
    /// A new file is there under a conflict name only.
    var renamed = 0.0
    /// Per listing: a file of any device has been deleted, for all.
    var deleted = 0.0
    /// Per listing: it is that of the last time.
    var stale = 0.0
    /// Per call: it fails, although a file may have been made or removed.
    var failing = 0.0

    static let none = SyncFaults()

    /// Everything that loses no file, each with the same chance.
    static func all(_ chance: Double) -> SyncFaults {
        SyncFaults(
            late: chance,
            cut: chance,
            unreadable: chance,
            repeated: chance,
            renamed: chance,
            stale: chance,
            failing: chance
        )
    }
}
