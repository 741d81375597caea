import Foundation
@testable import MomentumSuggestionsData
import MomentumSuggestionsDomain
import Testing

/// The reading of what a Photon server answers.
@Suite struct PhotonAnswerTests {
    @Test(arguments: [
        ("amenity", "bank", "bank"), ("amenity", "cafe", "cafe"), ("shop", "florist", "florist"),
        ("shop", "yes", nil), ("place", "city", nil), ("highway", "residential", nil),
    ])
    func `a place has the category of its tag (SG-20, SG-48, SG-50)`(
        key: String,
        value: String,
        category: String?
    ) throws {
        let body = """
            {"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point",\
            "coordinates":[-71,42]},"properties":{"name":"Smith","osm_key":"\(key)",\
            "osm_value":"\(value)"}}]}
            """
        let categorizer = TagCategorizer(categories: FormCatalogue.standard.placeCategories)

        let found = try PhotonAnswerDTO.answer(in: Data(body.utf8), categorizer: categorizer)

        #expect(found.places.map(\.category) == [category])
    }
}
