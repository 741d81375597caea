extension German {
    /// The frame, the prompts and the messages of the command line.
    static let shell: [String: String] = [
        "Back": "Zurück"
    ]
}
