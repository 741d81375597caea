import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import Testing

@Suite struct SuggestionErrorTests {
    private func sentence(_ error: RepositoryError) -> String {
        SuggestionError.repository(error).sentence.english
    }

    @Test func `a failure that explains itself does so first (SG-11, SG-22)`() {
        let cause = FailureCause(domain: "Test", code: 1, explanation: "The index is damaged.")

        let sentences = [sentence(.unreadable(cause)), sentence(.unavailable(cause))]

        #expect(
            sentences.allSatisfy {
                $0 == "The index is damaged. You can go on typing the name yourself."
            }
        )
    }

    @Test func `any other failure says that the name can be typed (SG-11)`() {
        let cause = FailureCause(domain: "Test", code: 1)

        #expect(
            sentence(.unreadable(cause)).hasSuffix(" You can go on typing the name yourself.")
        )
        #expect(sentence(.cancelled) == "This was cancelled.")
    }
}
