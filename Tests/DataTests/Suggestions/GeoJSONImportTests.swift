import Foundation
import MomentumDomain
import MomentumPlaceIndex
import MomentumSuggestionsDomain
import Testing

/// GeoJSON as other programs write it, or a broken transfer leaves it (SG-22).
@Suite struct GeoJSONImportTests {
    private func feature(
        _ name: String,
        _ more: String = "",
        at geometry: String = #"{"type":"Point","coordinates":[2,1]}"#
    ) -> String {
        #"{"type":"Feature","properties":{"name":"\#(name)"\#(more)},"geometry":\#(geometry)}"#
    }

    private func build(_ text: String) async throws -> (PlaceImport.Report, PlaceIndex) {
        let input = URL.temporaryDirectory.appending(path: "\(UUID()).geojson")
        let output = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer {
            try? FileManager.default.removeItem(at: input)
            try? FileManager.default.removeItem(at: output)
        }
        try Data(text.utf8).write(to: input)
        let report = try await PlaceImport(format: .geojson)
            .build(from: input, to: output, date: Date(milliseconds: 0))
        return (report, try PlaceIndex(output))
    }

    @Test(arguments: ["null", "\"\""])
    func `an empty popularity is none, as in a table (SG-22)`(value: String) async throws {
        let (report, _) = try await build(feature("Bank", ",\"popularity\":\(value)"))

        #expect(report.accepted == 1)
        #expect(report.problems.isEmpty)
    }

    @Test(arguments: ["null", "7", "\"x, y\"", "[1, {\"a\": 2}]", "}"])
    func `a feature that is none is told, and the next ones are read (SG-22)`(
        other: String
    ) async throws {
        let list = [feature("Oak"), other, feature("Elm")].joined(separator: ",\n")

        let (report, _) = try await build("{\"features\":[\n\(list)\n]}")

        #expect(report.accepted == 2)
        #expect(report.problems.map(\.line).allSatisfy { $0 == 3 })
        #expect(report.problems.first?.problem == .badJSON)
    }

    @Test(
        arguments: ["", ",\"bbox\":[1,[\"}\"]],\"crs\":{\"a\":{}}"],
        ["", "\n", ",", "\u{1E}"]
    )
    func `features of every collection of a file are read (SG-22)`(
        members: String,
        separator: String
    ) async throws {
        let empty = "{\"features\":[]\(members)}"
        let collections = ["Oak", "Elm"].map { "{\"features\":[\(feature($0))]\(members)}" }
        let parts = [empty] + collections + [feature("Ash")]

        let (report, index) = try await build(parts.joined(separator: separator))

        #expect(report.accepted == 3)
        #expect(report.problems.isEmpty)
        for name in ["oak", "elm", "ash"] {
            let query = try #require(FoldedQuery(name))
            #expect(try index.places(matching: query).places.count == 1)
        }
    }

    @Test func `what follows a collection and is none is told (SG-22)`() async throws {
        let (report, _) = try await build(
            "{\"features\":[\(feature("Oak"))]}\n7\n\(feature("Elm"))"
        )

        #expect(report.accepted == 2)
        #expect(report.problems.map(\.line) == [2])
    }

    @Test(arguments: ["", "\n{\"features\":[{}]}"])
    func `a collection that is never closed is told (SG-22)`(more: String) async throws {
        let (report, _) = try await build("{\"features\":[\(feature("Oak"))]\(more)")

        #expect(report.accepted == 1)
        #expect(report.problems.map(\.problem) == [.badJSON])
    }

    @Test(arguments: ["", ",", ",\n"])
    func `a collection that was cut between two features is told (SG-22)`(
        end: String
    ) async throws {
        let (report, _) = try await build("{\"features\":[\n" + feature("Oak") + end)

        #expect(report.accepted == 1)
        #expect(report.problems.map(\.problem) == [.badJSON])
    }

    @Test func `a collection that was cut inside a feature is told once (SG-22)`() async throws {
        let list = "\(feature("Oak")),\n\(feature("Elm").dropLast(5))"

        let (report, _) = try await build("{\"features\":[\(list)")

        #expect(report.accepted == 1)
        #expect(report.problems.map(\.line) == [2])
    }

    @Test(arguments: ["", " ", "\n\n", "\u{FEFF} \n\t "])
    func `blanks before a collection mean nothing (SG-22)`(blanks: String) async throws {
        let (report, _) = try await build(
            "\(blanks){\"features\":[\(feature("Oak")),\(feature("Elm"))]}"
        )

        #expect(report.accepted == 2)
        #expect(report.problems.isEmpty)
    }

    @Test(
        arguments: [
            ("[179,0],[-179,2]", 180), ("[179,0],[-178,2]", -179.5), ("[-179,0],[178,2]", 179.5),
            ("[170,0],[190,2]", 180), ("[2,0],[4,2]", 3),
        ] as [(String, Double)]
    )
    func `a shape across the date line is where its points are (SG-22)`(
        points: String,
        longitude: Double
    ) async throws {
        let shape = "{\"type\":\"Polygon\",\"coordinates\":[[\(points)]]}"

        let (_, index) = try await build(feature("Bank", at: shape))

        let query = try #require(FoldedQuery("bank"))
        #expect(
            try index.places(matching: query).places.first?.coordinate
                == Coordinate(latitude: 1, longitude: longitude)
        )
    }

    @Test func `a point beyond the date line is no place (SG-22)`() async throws {
        let point = #"{"type":"Point","coordinates":[190,1]}"#

        let (report, _) = try await build(feature("Oak") + "\n" + feature("Elm", at: point))

        #expect(report.problems.map(\.problem) == [.badCoordinate])
    }
}
