extension Sequence<ServiceKey> {
    /// The services from the first to the last, as one needs the next.
    var text: String { map(\.description).joined(separator: " -> ") }

    /// The services side by side.
    var list: String { map(\.description).joined(separator: ", ") }

    /// Whether these were meant, or nothing when there are none.
    var question: String {
        let names = list
        return names.isEmpty ? "" : "; did you mean \(names)?"
    }
}
