/// A form for names of businesses, with one or more fields per category.
public struct DetailForm: Hashable, Sendable, Identifiable {
    public let id: String
    public let title: String
    public let fields: [FormField]

    public init(id: String, title: String, fields: [FormField]) {
        self.id = id
        self.title = title
        self.fields = fields
    }

    /// The field of a category by key; a plain text field for an unknown one.
    public func field(for key: String) -> FormField {
        fields.first { $0.key == key } ?? FormField(key: key, label: key, source: .list([]))
    }

    /// The fields of the chosen categories, in order; all fields without a choice.
    public func fields(chosenIn answers: DetailAnswers) -> [FormField] {
        answers.forms[id]?.chosen?.map(field(for:)) ?? fields
    }

    /// The number of chosen fields with an answer.
    public func answeredCount(in answers: DetailAnswers) -> Int {
        fields(chosenIn: answers).count { !answers.answers(to: $0.key, of: id).isEmpty }
    }
}
