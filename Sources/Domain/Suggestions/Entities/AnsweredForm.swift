/// The saved answers to a form.
public struct AnsweredForm: Hashable, Sendable, Identifiable {
    /// One of the answers to a category.
    public struct Answer: Hashable, Sendable, Identifiable {
        /// The key of the category.
        public let key: String
        /// The label of the category; its key if the catalogue lacks the category.
        public let label: String
        /// The position among the answers to the category, from 1.
        public let number: Int
        public let answer: DetailAnswer

        public var id: String { "\(key) \(number)" }

        public init(key: String, label: String, number: Int = 1, answer: DetailAnswer) {
            self.key = key
            self.label = label
            self.number = number
            self.answer = answer
        }
    }

    public let id: DetailForm.ID
    /// The title of the form; its identifier if the catalogue lacks the form.
    public let title: String
    /// The answers in the order of the form's fields, then those of other categories by key.
    public let answers: [Answer]

    public init(id: DetailForm.ID, title: String, answers: [Answer]) {
        self.id = id
        self.title = title
        self.answers = answers
    }

    init(_ form: DetailForm, in answers: DetailAnswers) {
        let asked = form.fields.map(\.key)
        let known = answers.forms[form.id]?.answers ?? [:]
        let keys = asked + Set(known.keys).subtracting(asked).sorted()
        self.init(
            id: form.id,
            title: form.title,
            answers: keys.flatMap { key in
                (known[key] ?? []).enumerated().map { index, answer in
                    Answer(
                        key: key,
                        label: form.field(for: key).label,
                        number: index + 1,
                        answer: answer
                    )
                }
            }
        )
    }
}
