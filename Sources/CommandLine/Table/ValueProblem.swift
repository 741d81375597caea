/// The reason that a text is not a value of the expected kind.
package struct ValueProblem: Error, Hashable, Sendable {
    package let text: String
    /// The end of the sentence "The value … of --option", for example "is not a number".
    package let reason: String
    /// A sentence that suggests a valid input.
    package let hint: String?

    package init(_ text: String, _ reason: String, hint: String? = nil) {
        self.text = text
        self.reason = reason
        self.hint = hint
    }
}
