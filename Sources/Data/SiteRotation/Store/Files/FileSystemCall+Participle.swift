extension FileSystemCall {
    /// Completes the sentence "The file could not be …".
    var participle: String {
        switch self {
        case .makeFolder: "made"
        case .open: "opened"
        case .status: "looked at"
        case .read: "read"
        case .write: "written"
        case .truncate: "cut off"
        case .flush, .flushFolder: "saved to its device"
        case .list: "listed"
        case .rename: "renamed"
        case .remove: "removed"
        case .lock: "locked"
        }
    }
}
