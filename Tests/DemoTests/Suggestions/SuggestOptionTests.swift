import Foundation
import MomentumLoopback
import MomentumMaps
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Options that `suggest` and its kin cannot carry out.
@Suite @MainActor struct SuggestOptionTests {
    private let folder = URL.temporaryDirectory.appending(path: "momentum-options-\(UUID())")

    private func index() async throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let input = folder.appending(path: "places.csv").path
        try Data(
            """
            name,lat,lon,category
            First Bank,52.5,13.4,bank
            First Bakery,48.1,11.6,bakery

            """.utf8
        ).write(to: URL(filePath: input))
        _ = await CommandLineRun("places", "build", input, "--output", input + ".index")
        return input + ".index"
    }

    @Test(
        arguments: [
            ("91,0", "is no place on Earth"), ("0 180.5", "is no place on Earth"),
            ("52.5", "is neither a coordinate nor an address"),
            ("52,5 13,4", "is neither a coordinate nor an address"), ("", "is neither"),
            (" , ", "is neither"), ("1,2,3", "is neither"),
        ]
    )
    func `a place that means nothing is refused with an example (TR-25, SG-73)`(
        near: String,
        reason: String
    ) async throws {
        let run = await CommandLineRun("suggest", "fir", "--index", "x", "--near", near)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains(reason))
        #expect(
            run.errors.contains(
                "--near takes LAT,LON such as 42.9956,-71.4548, or an address with --nominatim URL."
            )
        )
    }

    @Test(arguments: ["52.5,13.4", "52.5, 13.4", "52.5 13.4", " 52.5\t13.4 "])
    func `a comma or blanks stand between latitude and longitude (TR-25)`(
        near: String
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()

        let run = await CommandLineRun("suggest", "fir", "--index", index, "--near", near, "--json")

        #expect(run.exitCode == .success)
        #expect(run.output.contains(#""distanceMetres":0"#))
    }

    @Test func `an address needs a server that finds it (TR-25)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()

        let run = await CommandLineRun("suggest", "fir", "--index", index, "--near", "Berlin")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("--nominatim URL"))
    }

    @Test(
        .enabled(if: SystemMaps.service == nil),
        arguments: [["suggest", "fir", "--maps"], ["app", "--linear", "--maps"]]
    )
    func `maps that this system lacks are refused (SG-24, TR-25)`(words: [String]) async throws {
        let run = await CommandLineRun(words: words)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("This system has no maps."), "\(run.errors)")
    }

    @Test func `a server that cannot be asked for the address is said (TR-25)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()

        let run = await CommandLineRun(
            "suggest",
            "fir",
            "--index",
            index,
            "--near",
            "Berlin",
            "--nominatim",
            "http://127.0.0.1:1"
        )

        #expect(run.exitCode == .failure)
        #expect(run.output.isEmpty)
    }

    @Test func `a saved address that cannot be looked up leaves the search everywhere (SG-56)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()
        let data = ["--data-dir", folder.appending(path: "data").path]
        let save = ["details", "financial", "--set", "Credit Card=Chase", "--address", "Berlin"]
        _ = await CommandLineRun(words: save + data)

        let search = ["suggest", "fir", "--index", index, "--nominatim", "http://127.0.0.1:1"]
        let run = await CommandLineRun(words: search + data)

        #expect(run.exitCode == .success)
        #expect(run.errors.contains("so places are searched everywhere"), "\(run.errors)")
        #expect(run.output.contains("First Bank"))
    }

    @Test(
        arguments: [
            ("bank", "First Bank"), ("BAKERY", "First Bakery"), ("Credit Card", "First"),
            ("Bank / Credit Union", "First Bank"),
        ]
    )
    func `categories are those of the index and of the lists (TR-25)`(
        category: String,
        found: String
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()

        let run = await CommandLineRun(
            "suggest",
            "first",
            "--index",
            index,
            "--category",
            category,
            "--json"
        )

        #expect(run.exitCode == .success)
        #expect(run.output.contains(found) || category == "Credit Card")
    }

    @Test(
        arguments: [
            ("bnak", "Did you mean “bank”?"), ("Credit Crad", "Did you mean “Credit Card”?"),
            ("Dentist", "There is "), ("zzzzzz", "There is "),
        ]
    )
    func `a category that neither has is refused with the nearest one (TR-25)`(
        category: String,
        hint: String
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()

        let run = await CommandLineRun("suggest", "x", "--index", index, "--category", category)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("There is no category “\(category)”. \(hint)"))
    }

    @Test(arguments: [
        ["suggest", "cha", "--category", "Credit Card", "--near", "1,2"],
        ["suggest", "cha", "--category", "Credit Card", "--photon", "http://127.0.0.1:1"],
        ["suggest", "cha", "--category", "Credit Card", "--timings"],
        ["suggest", "cha", "--photon", "http://127.0.0.1:1", "--extended"],
        ["suggest", "cha", "--photon-filter", "osm_tag"],
        ["suggest", "cha", "--index", "missing.places", "--photon-filter", "osm_tag"],
        ["suggest", "cha", "--photon", "http://127.0.0.1:1", "--nominatim-country", "de"],
        ["app", "--linear", "--nominatim-country", "de"],
        ["app", "--linear", "--index", "missing.places", "--nominatim-country", "de"],
        ["places", "build", "x.csv", "--columns", "nmae=title"],
        ["places", "build", "x.csv", "--columns", "name=a,name=b"],
        ["places", "build", "x.csv", "--columns", "name"],
        ["places", "build", "x.txt", "--format", "geonames", "--columns", "name=title"],
        ["details", "financial", "--set", "Crdit Card=Chase"],
        ["details", "financial", "--set", "Credit Card"],
        ["details", "financial", "--set", "Bank / Credit Union=A", "--set", "bank=B"],
        ["details", "financial", "--set", "Credit Card=A", "--set", "creditCard= a "],
        ["details", "financial", "--ask", "Crdit Card"],
        ["sites", "recommend", "--cooldown", "3", "--strategy", "bySite"],
        ["sites", "phone", "run", "--once", "--for", "5"],
        ["sites", "locations", "move", "Buttock", "99"],
    ])
    func `an option that would change nothing is refused (TR-25)`(words: [String]) async {
        let run = await CommandLineRun(words: words + ["--in-memory"])

        #expect(run.exitCode == .usage)
        #expect(run.output.isEmpty)
    }

    @Test(
        arguments: [
            (["--nominatim-country", "Germany"], "Did you mean de?"),
            (["--nominatim-country", "UK"], "Did you mean gb?"),
            (["--nominatim-country", "EU"], "Use a two-letter code, such as de or us."),
            (["--nominatim-country", ""], "Use a two-letter code, such as de or us."),
            (["--photon-filter", "osm-tag"], "is none of include, osm_tag. Did you mean osm_tag?"),
        ]
    )
    func `a value that a server would not know is refused with the nearest one (TR-25)`(
        option: [String],
        hint: String
    ) async {
        let servers = ["--photon", "http://127.0.0.1:1", "--nominatim", "http://127.0.0.1:1"]

        let run = await CommandLineRun(words: ["suggest", "cha", "--in-memory"] + servers + option)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains(hint), "\(run.errors)")
    }

    @Test func `servers get the filter and the country of the options (SG-23)`() async throws {
        let server = try LoopbackServer { request in
            request.path.hasSuffix("/search")
                ? .json(#"[{"lat":"52.5","lon":"13.4"}]"#)
                : .json(#"{"type":"FeatureCollection","features":[]}"#)
        }
        defer { server.stop() }
        let address = server.url().absoluteString

        _ = await CommandLineRun(
            words: [
                "suggest", "main", "--category", "Bank / Credit Union", "--near", "Berlin",
                "--photon", address, "--photon-filter", "osm_tag",
                "--nominatim", address, "--nominatim-country", "DE", "--in-memory",
            ]
        )

        #expect(server.requests.contains { $0.query("countrycodes") == "de" })
        #expect(server.requests.contains { $0.query("osm_tag") == "amenity:bank" })
    }

    @Test func `an answer that is too long is refused with a sentence (TR-28, TR-29)`() async {
        let answer = "Credit Card=" + String(repeating: "x", count: 501)

        let run = await CommandLineRun("details", "financial", "--set", answer, "--in-memory")

        #expect(run.exitCode == .failure)
        #expect(
            run.errors == "“Credit Card” can have at most 500 characters. Nothing was saved.\n"
        )
    }

    @Test func `a column that was named and is not there is said (TR-25)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await index()

        let run = await CommandLineRun(
            "places",
            "build",
            folder.appending(path: "places.csv").path,
            "--columns",
            "category=kind"
        )

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("no column “kind”"))
    }
}
