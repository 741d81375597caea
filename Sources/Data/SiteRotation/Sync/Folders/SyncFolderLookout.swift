/// Remembers the contents of a sync folder at the last look.
actor SyncFolderLookout {
    private let folder: any SyncFolder
    private var known: Set<SyncFile>?

    init(folder: any SyncFolder) {
        self.folder = folder
    }

    /// True if the contents differ from those at the last successful look.
    func seesChange() async -> Bool {
        guard let files = try? await folder.list("") else { return false }
        let found = Set(files)
        defer { known = found }
        return found != known
    }
}
