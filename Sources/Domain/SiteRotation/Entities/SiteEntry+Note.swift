extension SiteEntry {
    /// The most characters that a note may have when it is typed.
    ///
    /// What was kept before, or comes from a file or another device, keeps its length.
    public static let longestNote = 5_000

    /// Refuses a note that is too long.
    static func checkNote(_ note: String?) throws(SiteRotationError) {
        guard let note, note.isLonger(than: longestNote) else { return }
        throw .noteTooLong(limit: longestNote)
    }
}
