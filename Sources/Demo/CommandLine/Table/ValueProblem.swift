/// The reason that a text is not a value of the expected kind.
struct ValueProblem: Error, Hashable, Sendable {
    let text: String
    /// Completes the sentence "The value … of --option", for example "is not a number".
    let reason: String
    /// A sentence that says what to type instead.
    let hint: String?

    init(_ text: String, _ reason: String, hint: String? = nil) {
        self.text = text
        self.reason = reason
        self.hint = hint
    }
}
