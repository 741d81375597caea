extension German {
    /// The screens of the tracker.
    static let app: [String: String] = [
        "Overlaps {1}{2}.": "Überschneidet sich mit {1}{2}."
    ]
}
