extension German {
    /// The answers of the tracker's commands: documents, the store, syncing, the watch.
    static let answers: [String: String] = [
        "Deleting …": "Wird gelöscht …"
    ]
}
