/// What was found when a store was opened.
public struct StoreReport: Hashable, Sendable, Codable {
    /// The number of the newest file.
    public var generation: UInt64 = 0
    /// The number of the snapshot that was read, or `nil` when there was none.
    public var snapshot: UInt64?
    /// How many transactions the journals held.
    public var transactions = 0
    /// How many bytes of a write that was never finished are left out, and cut off if possible.
    public var tornBytes = 0
    /// What could not be read; a copy is in the quarantine if the store could be written.
    public var damage: [StoreDamage] = []
    /// The names of damaged files in the quarantine that nobody has taken note of, now or before.
    public var unacknowledged: [String] = []
    /// The names of copies of a last change that was not finished or was damaged, in the
    /// quarantine, of which nobody has taken note; while it is in a journal, the name of that.
    public var doubtful: [String] = []
    /// The names of files of another store, in the quarantine, of which nobody has taken note;
    /// while they are in the folder, those of the files.
    ///
    /// Nothing was read from them.
    public var foreign: [String] = []
    /// The names that stand for journals that were cut short, in the quarantine, of which nobody
    /// has taken note; until the room is made again, those of the journals.
    public var cut: [String] = []
    /// The names of files that look like those of a store and are none; they are left alone.
    public var strange: [String] = []
    /// Whether changes were confirmed here, and no file has any of them.
    public var isLost = false
    /// Numbers that are missing although nothing is damaged: a file was removed.
    public var missing: [MissingTransactions] = []
    /// Whether the store is a copy of another and took a name of its own.
    public var isCopy = false
    /// Why the store can be read only, as a sentence, if that is so.
    public var readOnlyReason: String?

    public init() {}

    /// Whether nothing is known to be lost: all was there, or only a write that may never have been
    /// finished is not.
    public var isClean: Bool {
        damage.isEmpty && unacknowledged.isEmpty && missing.isEmpty && foreign.isEmpty && !isLost
            && readOnlyReason == nil
    }

    /// The file of the store that a name of this report is about, and where its bytes are kept.
    ///
    /// - Parameter name: One of ``unacknowledged``, ``doubtful``, ``foreign`` and ``cut``.
    /// - Returns: The name of the file, and the path of the copy from the store's folder on; `nil`
    ///   while there is none, because the file is still in its place.
    public static func file(of name: String) -> (name: String, copy: String?) {
        guard let file = QuarantineNotes.file(of: name) else { return (name, nil) }
        return (file, "\(StoreFolder.quarantineName)/\(name)")
    }
}
