/// The findings on opening a store.
public struct StoreReport: Hashable, Sendable, Codable {
    /// The number of the newest file.
    public var generation: UInt64 = 0
    /// The number of the snapshot that was read, or `nil` if there was none.
    public var snapshot: UInt64?
    /// The number of transactions in the journals.
    public var transactions = 0
    /// The size of an unfinished write in bytes; it is ignored, and cut off if possible.
    public var tornBytes = 0
    /// The unreadable parts; a copy is in the quarantine if the store could be written.
    public var damage: [StoreDamage] = []
    /// The names of unacknowledged damaged files in the quarantine, old and new.
    public var unacknowledged: [String] = []
    /// The names of unacknowledged quarantined copies of a last change that was unfinished or
    /// damaged; or of the journal, while the change is still there.
    public var doubtful: [String] = []
    /// The names of unacknowledged quarantined files of another store, or of the files themselves
    /// while they are in the folder.
    ///
    /// They are not read.
    public var foreign: [String] = []
    /// The names of unacknowledged quarantined items for journals that were cut short, or of the
    /// journals themselves until they are padded again.
    public var cut: [String] = []
    /// The names of files that resemble those of a store but are none; they are left alone.
    public var strange: [String] = []
    /// True if this folder confirmed changes and no file has any of them.
    public var isLost = false
    /// The numbers that are missing without any damage: a file was removed.
    public var missing: [MissingTransactions] = []
    /// True if the store is a copy of another and took a name of its own.
    public var isCopy = false
    /// The reason the store is read-only, as a sentence; otherwise `nil`.
    public var readOnlyReason: String?

    public init() {}

    /// True if no loss is known; an unfinished or doubtful last write is none.
    public var isClean: Bool {
        damage.isEmpty && unacknowledged.isEmpty && missing.isEmpty && foreign.isEmpty && !isLost
            && readOnlyReason == nil
    }

    /// Finds the file of the store, and its copy, for a name of this report.
    ///
    /// - Parameter name: A name in ``unacknowledged``, ``doubtful``, ``foreign`` or ``cut``.
    /// - Returns: The name of the file, and the path of the copy relative to the store; `nil` while
    ///   the file is still in its place.
    public static func file(of name: String) -> (name: String, copy: String?) {
        guard let file = QuarantineNotes.file(of: name) else { return (name, nil) }
        return (file, "\(StoreFolder.quarantineName)/\(name)")
    }
}
