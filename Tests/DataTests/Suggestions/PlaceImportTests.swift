import Foundation
import MomentumDomain
import MomentumPlaceIndex
import MomentumSuggestionsDomain
import Testing

@Suite struct PlaceImportTests {
    private func build(
        _ text: String,
        _ format: PlaceImport.Format,
        columns: PlaceImport.Columns = PlaceImport.Columns()
    ) async throws -> (PlaceImport.Report, PlaceIndex) {
        let input = URL.temporaryDirectory.appending(path: "\(UUID()).input")
        let output = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer {
            try? FileManager.default.removeItem(at: input)
            try? FileManager.default.removeItem(at: output)
        }
        try Data(text.utf8).write(to: input)
        let report = try await PlaceImport(format: format, columns: columns)
            .build(from: input, to: output, date: Date(milliseconds: 0))
        return (report, try PlaceIndex(output))
    }

    private func found(_ index: PlaceIndex, _ text: String) throws -> FoundPlace? {
        try FoldedQuery(text).flatMap { try index.places(matching: $0).places.first }
    }

    @Test func `CSV with quotes, line breaks and any order of columns is read (SG-22)`()
        async throws
    {
        let text = """
            \u{FEFF}lon,lat,NAME,city,popularity,category\r
            -71.5,42.25,"Bank ""One"", Inc.\nof Boston",Boston,7,bank\r
            2.25,48.5,Pharmacie,,,pharmacy
            """

        let (report, index) = try await build(text, .csv)

        #expect(report.accepted == 2)
        #expect(report.refused == 0)
        let place = try #require(try found(index, "one inc"))
        #expect(place.name == "Bank \"One\", Inc.\nof Boston")
        #expect(place.coordinate == Coordinate(latitude: 42.25, longitude: -71.5))
        #expect(place.city == "Boston")
        #expect(try found(index, "pharm")?.city == nil)
    }

    @Test func `bad rows are left out, and told with their lines (SG-22)`() async throws {
        let text = """
            name\tlat\tlon\tpopularity
            Good\t1\t2\t3
            \t1\t2\t3
            Far\t91\t2\t3
            Odd\tx\t2\t3
            Short\t1
            Less\t1\t2\t-3

            Last\t-1.5\t1e1\t
            """

        let (report, index) = try await build(text, .tsv)

        #expect(report.accepted == 2)
        #expect(report.refused == 5)
        #expect(report.problems.map(\.line) == [3, 4, 5, 6, 7])
        #expect(
            report.problems.map(\.problem) == [
                .noName, .badCoordinate, .badCoordinate, .tooFewColumns, .badPopularity,
            ]
        )
        #expect(
            try found(index, "last")?.coordinate == Coordinate(latitude: -1.5, longitude: 10)
        )
    }

    @Test func `a name that is too long leaves its row out, and says so (TR-28)`() async throws {
        let name = String(repeating: "é", count: 500)

        let (report, _) = try await build("name\tlat\tlon\n\(name)\t1\t2\n\(name)é\t1\t2", .tsv)

        #expect(report.accepted == 1)
        #expect(report.problems.map(\.problem) == [.tooLong])
        #expect(report.problems.map(\.line) == [3])
    }

    @Test func `the names of columns can be chosen, and tags become categories (SG-20, SG-22)`()
        async throws
    {
        let columns = PlaceImport.Columns(
            name: ["title"],
            tag: ["kind"],
            latitude: ["y"],
            longitude: ["x"]
        )

        let (_, index) = try await build(
            "title,y,x,kind\nHot Yoga,1,2,leisure=fitness_centre\n",
            .csv,
            columns: columns
        )

        #expect(try found(index, "hot")?.category == "yoga")
        await #expect(throws: PlaceIndexError.missingColumn("name")) {
            _ = try await build("title,lat,lon\n", .csv)
        }
    }

    @Test(arguments: [
        (PlaceImport.Format.csv, "name,lat,lon,category\nOak,1,2, Fast-Food \nElm,1,2,fast-food\n"),
        (
            .geojson,
            ["Fast-Food", "fast-food "].map {
                """
                {"type":"Feature","properties":{"name":"Oak","category":"\($0)"},\
                "geometry":{"type":"Point","coordinates":[2,1]}}
                """
            }.joined()
        ),
    ])
    func `a category is one however a file writes it, and whoever names it (SG-20, SG-22)`(
        format: PlaceImport.Format,
        text: String
    ) async throws {
        let (_, index) = try await build(text, format)

        #expect(try index.summary().categories.map(\.name) == ["fast-food"])
        let query = try #require(FoldedQuery("oak"))
        for category in ["fast-food", "Fast-Food", " FAST-FOOD"] {
            let found = try index.suggestions(for: query, category: category)
            #expect(found.places.map(\.name) == ["Oak"])
            #expect(!found.isCategoryIgnored)
        }
    }

    @Test(arguments: ["collection", "lines"])
    func `GeoJSON is read as a collection and as lines (SG-22)`(form: String) async throws {
        let features = [
            #"{"type":"Feature","properties":{"name":"Dr. {\"A\"}","amenity":"dentist"},"geometry":{"type":"Point","coordinates":[2,1]}}"#,
            #"{"type":"Feature","properties":{"name":"Golf","leisure":"golf_course"},"geometry":{"type":"Polygon","coordinates":[[[2,0],[4,2]]]}}"#,
            #"{"type":"Feature","properties":{"name":"Nowhere"},"geometry":null}"#,
        ]
        let text =
            form == "lines"
            ? features.joined(separator: "\n")
            : "{\"type\":\"FeatureCollection\",\"note\":\"features\",\"features\":[\n"
                + features.joined(separator: ",\n") + "\n]}"

        let (report, index) = try await build(text, .geojson)

        #expect(report.accepted == 2)
        #expect(report.problems.map(\.problem) == [.badCoordinate])
        #expect(report.problems.first?.line == (form == "lines" ? 3 : 4))
        #expect(try found(index, "dr")?.category == "dentist")
        #expect(
            try found(index, "golf")?.coordinate == Coordinate(latitude: 1, longitude: 3)
        )
    }

    @Test func `a file without any row leaves the index as it is (SG-22)`() async throws {
        let input = URL.temporaryDirectory.appending(path: "\(UUID()).csv")
        let output = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer {
            try? FileManager.default.removeItem(at: input)
            try? FileManager.default.removeItem(at: output)
        }
        func build(_ text: String) async throws {
            try Data(text.utf8).write(to: input)
            _ = try await PlaceImport(format: .csv)
                .build(from: input, to: output, date: Date(milliseconds: 0))
        }
        try await build("name,lat,lon\nA1,1,2\n")
        let good = try Data(contentsOf: output)

        await #expect(throws: PlaceIndexError.self) { try await build("name,lat,lon\n\n") }

        #expect(try Data(contentsOf: output) == good)
    }

    @Test func `other names of GeoNames are aliases, at most thirty-two of a place (SG-48)`()
        async throws
    {
        let names = (1...40).map { "Harbour\($0)" }.joined(separator: ",")
        let row = "1\tSt John\u{2019}s\tSt Johns\t\(names)\t1.3\t103.8\tP\tPPL\tSG"

        let (report, index) = try await build(
            row + String(repeating: "\t", count: 10) + "\n",
            .geonames
        )

        #expect(report.accepted == 1)
        #expect(report.refusedAliases == 8)
        func alias(_ text: String) throws -> String? {
            try FoldedQuery(text).flatMap { try index.suggestions(for: $0).places.first }?
                .matchedAlias
        }
        #expect(try alias("harbour32") == "Harbour32")
        #expect(try alias("harbour33") != "Harbour33")
    }

    @Test func `the layout of GeoNames is known by name (SG-22)`() async throws {
        let row = "1\tMerlion Spa\tx\ty\t1.28\t103.8\tS\tSPA\tSG\t\t00\t\t\t\t12\t\t16\tA\t2015"

        let (report, index) = try await build(row + "\n", .geonames)

        #expect(report.accepted == 1)
        #expect(try found(index, "spa")?.category == "spa")
    }

    @Test func `a cancelled build writes nothing (SG-22)`() async throws {
        let input = URL.temporaryDirectory.appending(path: "\(UUID()).csv")
        let output = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer { try? FileManager.default.removeItem(at: input) }
        try Data("name,lat,lon\nA1,1,2\n".utf8).write(to: input)
        let build = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await PlaceImport(format: .csv)
                .build(from: input, to: output, date: Date(milliseconds: 0))
        }

        await #expect(throws: PlaceIndexError.cancelled) { try await build.value }
        #expect(!FileManager.default.fileExists(atPath: output.path))
    }

    @Test func `what the index says of itself (SG-22)`() async throws {
        let (_, index) = try await build("name,lat,lon,category\nA1,1,2,gym\n", .csv)

        let summary = try index.summary()

        #expect(summary.places == 1)
        #expect(summary.categories.map(\.name) == ["gym"])
        #expect(summary.formatVersion == 2)
    }

    @Test func `other names, regions and streets are columns and tags (SG-41, SG-48, SG-49)`()
        async throws
    {
        let table = """
            name,lat,lon,city,state,address,alt_names
            The Home Store,1,2,Concord,NH,12 Main St,Depot Place | home store;The Home Store;;
            """
        let feature =
            #"{"type":"Feature","properties":{"name":"Пятёрочка","amenity":"fuel","name:en":"Pyaterochka","alt_name":"5ka;P5","name:a b":"No","addr:street":"Hauptstr.","addr:housenumber":"7","addr:country":"de","addr:city":"Ulm","addr:state":"BW"},"geometry":{"type":"Point","coordinates":[2,1]}}"#

        let (report, index) = try await build(table, .csv)
        let (_, tagged) = try await build(feature, .geojson)

        let place = try #require(try suggested(index, "depot pl"))
        #expect(place.matchedAlias == "Depot Place")
        #expect(place.street == "12 Main St")
        #expect([place.city, place.region] == ["Concord", "NH"])
        #expect(report.refusedAliases == 1)
        #expect(try index.summary().aliases == 2)
        #expect(try index.summary().streets == 1)
        #expect(try index.summary().cities == 1)
        let station = try #require(try suggested(tagged, "pyat"))
        #expect(station.name == "Пятёрочка")
        #expect(station.street == "Hauptstr. 7")
        #expect(station.category == "fuel")
        #expect([station.city, station.region] == ["Ulm", "BW"])
        #expect(try suggested(tagged, "5ka")?.matchedAlias == "5ka")
        #expect(try tagged.summary().aliases == 3)
    }

    private func suggested(_ index: PlaceIndex, _ text: String) throws -> FoundPlace? {
        try FoldedQuery(text).flatMap { try index.suggestions(for: $0).places.first }
    }
}
