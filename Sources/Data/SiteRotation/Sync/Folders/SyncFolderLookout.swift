/// Remembers what a sync folder held at the last look.
actor SyncFolderLookout {
    private let folder: any SyncFolder
    private var known: Set<SyncFile>?

    init(folder: any SyncFolder) {
        self.folder = folder
    }

    /// Whether the folder holds something else than at the last look that succeeded.
    func seesChange() async -> Bool {
        guard let files = try? await folder.list("") else { return false }
        let found = Set(files)
        defer { known = found }
        return found != known
    }
}
