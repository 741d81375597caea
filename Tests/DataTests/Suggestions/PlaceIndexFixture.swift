import Foundation
import MomentumDomain
import MomentumPlaceIndex
import MomentumSuggestionsDomain

/// Index files that live as long as they are open.
enum PlaceIndexFixture {
    static func write(_ places: [Place], to file: URL) throws {
        var builder = PlaceIndexBuilder()
        for place in places { try builder.add(place) }
        try builder.write(to: file, source: "test", date: Date(milliseconds: 0))
    }

    static func index(of places: [Place]) throws -> PlaceIndex {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer { try? FileManager.default.removeItem(at: file) }
        try write(places, to: file)
        return try PlaceIndex(file)
    }

    /// The bytes of an index of some places.
    static func bytes(of places: [Place]) throws -> [UInt8] {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer { try? FileManager.default.removeItem(at: file) }
        try write(places, to: file)
        return Array(try Data(contentsOf: file))
    }
}
