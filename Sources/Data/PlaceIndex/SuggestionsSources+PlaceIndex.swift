public import MomentumSuggestionsData
import MomentumSuggestionsDomain

extension SuggestionsSources.PlaceSearch {
    /// An open index of `momentum places build`, with the words of the program for kinds of place.
    public static func index(_ index: PlaceIndex) -> Self {
        Self { IndexPlaceRepository(index: index, terms: $0.catalogue.terms) }
    }
}

extension SuggestionsSources.FileSearch {
    /// Files of `momentum places build`.
    public static var placeIndexes: Self {
        Self { (file, context) throws(SuggestionError) in
            do throws(PlaceIndexError) {
                return IndexPlaceRepository(
                    index: try PlaceIndex(file),
                    terms: context.catalogue.terms
                )
            } catch {
                throw SuggestionError(error)
            }
        }
    }
}
