import MomentumTerminal

extension Console {
    /// The outcome of a question for a name that does not exist.
    package enum Meant<Value> {
        /// A person at the terminal agreed to the nearest name.
        case agreed(Value)
        /// The nearest names, as in `Did you mean “A”, “B” or “C”?`; empty where there is no name.
        case proposed(String)
    }

    /// Asks whether the nearest name was meant, if one is nearest and a terminal can be asked.
    ///
    /// A corrected spelling never changes anything by itself (CL-19).
    ///
    /// - Parameters:
    ///   - text: The typed name.
    ///   - spellings: The names that exist; a value may have several.
    ///   - asks: False where the terminal cannot be asked, as while an application draws on it.
    ///   - name: The name of a value in a list.
    ///   - question: The name of a value in the question.
    /// - Returns: The value that was agreed to, or the proposal of three names.
    /// - Throws: A failure to read the answer.
    package func meant<Value: Hashable>(
        by text: String,
        among spellings: [(spelling: String, value: Value)],
        asks: Bool = true,
        name: (Value) -> String,
        question: (Value) -> String
    ) async throws -> Meant<Value> {
        let nearest = NearestName.nearest(3, to: text, among: spellings)
        if asks, let first = nearest.first, first.share <= 0.25,
            nearest.count == 1 || first.share < nearest[1].share,
            try await confirm("\(question(first.value))?", isYesUsual: true) == true
        {
            return .agreed(first.value)
        }
        let names = nearest.map { saying("“\(name($0.value))”") }
        guard let last = names.last else { return .proposed("") }
        let list =
            names.count == 1
            ? last : saying("\(names.dropLast().joined(separator: ", ")) or \(last)")
        return .proposed(" " + saying("Did you mean \(list)?"))
    }
}
