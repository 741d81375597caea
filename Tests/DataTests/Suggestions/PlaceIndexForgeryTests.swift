import Foundation
import MomentumPlaceIndex
import MomentumSuggestionsDomain
import Testing

/// A forgery with right checksums cannot keep a search busy for good (SG-22).
@Suite struct PlaceIndexForgeryTests {
    /// A crowd on one spot and a few places ever farther away, so that the map has many boxes.
    private static func deepMap() -> [Place] {
        let spread = (0..<24).map { 80 / Double(1 << $0) }
        return (0..<2_100).map { index in
            let offset = index < spread.count ? spread[index] : 0
            return Place(
                name: "Bank \(index)",
                category: "bank",
                coordinate: Coordinate(latitude: offset, longitude: offset),
                popularity: 0
            )
        }
    }

    @Test func `boxes that lead to each other again and again are damage (SG-22)`() throws {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer { try? FileManager.default.removeItem(at: file) }
        var bytes = try PlaceIndexFixture.bytes(of: Self.deepMap())
        let boxes = try IndexForger.entangleBoxes(of: &bytes)
        try #require(boxes > 50, "too few boxes to be lost in")
        try Data(bytes).write(to: file)
        let query = try #require(FoldedQuery("ban"))
        let index = try PlaceIndex(file)

        #expect(throws: PlaceIndexError.damaged) {
            try index.places(matching: query, near: Coordinate(latitude: 1, longitude: 1))
        }
    }
}
