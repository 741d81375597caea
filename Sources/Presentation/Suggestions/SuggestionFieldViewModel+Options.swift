public import MomentumSuggestionsDomain

extension SuggestionFieldViewModel {
    /// The texts and choices of a field.
    public struct Options: Hashable, Sendable {
        /// The name of the answer in storage; empty for a field that is not saved.
        public var key: String
        /// The question of the field, as a sentence; may be empty.
        public var question: String
        /// The text of the empty field.
        public var placeholder: String
        /// True if the first row is highlighted until the user moves the highlight.
        public var preselectsFirst: Bool
        /// The pause between a keystroke and the start of a search.
        public var quietPeriod: Duration

        public init(
            key: String = "",
            question: String = "",
            placeholder: String = "",
            preselectsFirst: Bool = false,
            quietPeriod: Duration = .milliseconds(300)
        ) {
            self.key = key
            self.question = question
            self.placeholder = placeholder
            self.preselectsFirst = preselectsFirst
            self.quietPeriod = quietPeriod
        }
    }
}

extension SuggestionFieldViewModel.Options {
    /// The texts of a form's field.
    public init(_ field: FormField) {
        self.init(key: field.key, question: field.question, placeholder: field.placeholder)
    }
}
