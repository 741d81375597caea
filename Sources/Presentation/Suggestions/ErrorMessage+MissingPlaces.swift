public import MomentumDomain
public import MomentumPresentation
public import MomentumSuggestionsDomain

extension ErrorMessage {
    /// The message for a failure of one source beside the suggestions of others.
    public init(missingPlacesBecauseOf error: SuggestionError, words: Words = .english) {
        let sentence: Phrase = "Some places are missing. \(error.sentence)"
        self.init(
            sentence,
            error: error,
            domain: SuggestionError.errorDomain,
            words: words
        )
    }
}
