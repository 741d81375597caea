import MomentumDomain
import MomentumSuggestionsDomain

extension SuggestionError {
    /// The failure of a search in an index, with the reason and the advice of the index.
    init(_ error: PlaceIndexError) {
        self = .repository(.unreadable(FailureCause(error)))
    }
}
