/// A form that asks for the names of businesses, one field or more per category.
public struct DetailForm: Hashable, Sendable, Identifiable {
    public let id: String
    public let title: String
    public let fields: [FormField]

    public init(id: String, title: String, fields: [FormField]) {
        self.id = id
        self.title = title
        self.fields = fields
    }

    /// The field of a category by its key; a plain text field for an unknown one.
    public func field(for key: String) -> FormField {
        fields.first { $0.key == key } ?? FormField(key: key, label: key, source: .list([]))
    }

    /// The fields of the categories that the user chose, in their order; all without a choice.
    public func fields(chosenIn answers: DetailAnswers) -> [FormField] {
        answers.forms[id]?.chosen?.map(field(for:)) ?? fields
    }

    /// The number of the chosen fields that have an answer.
    public func answeredCount(in answers: DetailAnswers) -> Int {
        fields(chosenIn: answers).count { !answers.answers(to: $0.key, of: id).isEmpty }
    }
}
