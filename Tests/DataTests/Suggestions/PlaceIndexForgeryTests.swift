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

    /// Shops of one kind on one spot, each in a city of its own.
    private static func crowd() -> [Place] {
        (0..<6_000).map { index in
            Place(
                name: "Shop \(index)",
                category: "bank",
                coordinate: Coordinate(latitude: 0, longitude: 0),
                city: "Springfield \(index / 100)"
            )
        }
    }

    /// Searches a forged index near a place far from all others.
    private func search(_ bytes: [UInt8], for text: String) throws {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(bytes).write(to: file)
        let query = try #require(FoldedQuery(text))
        let index = try PlaceIndex(file)
        _ = try index.suggestions(for: query, near: Coordinate(latitude: 40, longitude: 40))
    }

    @Test func `cells that all hold the same places are damage (SG-22)`() throws {
        var bytes = try PlaceIndexFixture.bytes(of: Self.crowd())
        try search(bytes, for: "bank")
        try #require(try IndexForger.swellCells(of: &bytes) > 1)

        #expect(throws: PlaceIndexError.damaged) { try search(bytes, for: "bank") }
    }

    @Test func `cities that all have the same boxes are damage (SG-22)`() throws {
        var bytes = try PlaceIndexFixture.bytes(of: Self.crowd())
        try search(bytes, for: "shop springfield")
        try #require(try IndexForger.swellCities(of: &bytes) > 2)

        #expect(throws: PlaceIndexError.damaged) { try search(bytes, for: "shop springfield") }
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
