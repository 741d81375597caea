/// A form that asks for the names of businesses, one field per category.
public struct DetailForm: Hashable, Sendable, Identifiable {
    public let id: String
    public let title: String
    /// The text of an empty field.
    public let placeholder: String
    public let fields: [FormField]

    public init(id: String, title: String, placeholder: String, fields: [FormField]) {
        self.id = id
        self.title = title
        self.placeholder = placeholder
        self.fields = fields
    }

    /// The field of a category; a plain text field for an unknown one.
    public func field(for category: String) -> FormField {
        fields.first { $0.category == category }
            ?? FormField(category: category, source: .list([]))
    }

    /// The number of its fields that have an answer.
    public func answeredCount(in answers: DetailAnswers) -> Int {
        fields.count { answers.answer(to: $0.category, of: id) != nil }
    }
}
