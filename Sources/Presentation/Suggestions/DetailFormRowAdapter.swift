public import MomentumSuggestionsDomain

/// The texts of a form's row in the list of forms.
public struct DetailFormRowAdapter: Hashable, Sendable, Identifiable {
    public let id: DetailForm.ID
    public let title: String
    /// The number of answers out of the number of chosen fields.
    public let progress: String
    /// True if every chosen field has an answer.
    public let isComplete: Bool

    public init(_ form: DetailForm, answers: DetailAnswers, texts: SuggestionTexts) {
        let answered = form.answeredCount(in: answers)
        let asked = form.fields(chosenIn: answers).count
        id = form.id
        title = form.title
        progress = texts.progress(answered, asked)
        isComplete = answered == asked
    }
}
