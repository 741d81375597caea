public import MomentumDomain
public import MomentumPresentation
public import MomentumSuggestionsDomain

extension Feed where Value == DetailAnswers {
    /// A feed of the saved answers to all forms.
    public convenience init(
        _ answers: any DetailAnswersRepository,
        words: Words = .english
    ) {
        self.init(words: words, fetch: answers.answers, changes: answers.changes)
    }
}
