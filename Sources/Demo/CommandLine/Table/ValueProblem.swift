/// Why a text is no value of the kind that was asked for.
struct ValueProblem: Error, Hashable, Sendable {
    /// What was typed.
    let text: String
    /// Completes the sentence "The value … of --option", for example "is not a number".
    let reason: String
    /// What to type instead, as a sentence.
    let hint: String?

    init(_ text: String, _ reason: String, hint: String? = nil) {
        self.text = text
        self.reason = reason
        self.hint = hint
    }
}
