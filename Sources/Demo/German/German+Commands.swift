extension German {
    /// The commands of the tracker.
    static let commands: [String: String] = [
        "Nothing": "Nichts"
    ]
}
