/// The answers to a form that are kept.
public struct AnsweredForm: Hashable, Sendable, Identifiable {
    /// An answer that is more than white space.
    public struct Answer: Hashable, Sendable, Identifiable {
        public let category: String
        public let text: String

        public var id: String { category }

        public init(category: String, text: String) {
            self.category = category
            self.text = text
        }
    }

    public let id: DetailForm.ID
    /// The title of the form; its identifier if the catalogue has no such form.
    public let title: String
    /// In the order of the form's fields, then those of other categories by name.
    public let answers: [Answer]

    public init(id: DetailForm.ID, title: String, answers: [Answer]) {
        self.id = id
        self.title = title
        self.answers = answers
    }

    init(_ form: DetailForm, in answers: DetailAnswers) {
        let asked = form.fields.map(\.category)
        let others = Set(answers.forms[form.id, default: [:]].keys).subtracting(asked).sorted()
        self.init(
            id: form.id,
            title: form.title,
            answers: (asked + others).compactMap { category in
                answers.answer(to: category, of: form.id).map {
                    Answer(category: category, text: $0)
                }
            }
        )
    }
}
