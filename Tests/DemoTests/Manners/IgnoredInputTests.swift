import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Input that could be ignored in silence.
@Suite @MainActor struct IgnoredInputTests {
    private let folder = URL.temporaryDirectory.appending(path: "momentum-ignored-\(UUID())")

    private func index() async throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let input = folder.appending(path: "places.csv").path
        let rows = "name,lat,lon,category\nFirst Bank,42.9956,-71.4548,bank\n"
        try Data(rows.utf8).write(to: URL(filePath: input))
        _ = await CommandLineRun("places", "build", input, "--output", input + ".index")
        return input + ".index"
    }

    @Test(arguments: ["999,0", "0,181", "-90.5 0"])
    func `a place that is nowhere on Earth is wrong usage (CL-27)`(near: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        let run = await CommandLineRun(
            "suggest",
            "fir",
            "--index",
            try await index(),
            "--near",
            near
        )

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("is no place on Earth"))
    }

    @Test func `an address without a locator is wrong usage (CL-27)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        let run = await CommandLineRun(
            "suggest",
            "fir",
            "--index",
            try await index(),
            "--near",
            "Manchester"
        )

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("or an address with --nominatim URL."))
    }

    @Test func `an address that cannot be located is a failure (CL-27)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        // Nothing listens at port 1 of this device.
        let run = await CommandLineRun(
            "suggest",
            "fir",
            "--index",
            try await index(),
            "--near",
            "Manchester",
            "--nominatim",
            "http://127.0.0.1:1"
        )

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("The place of --near could not be looked up"))
    }

    @Test func `two numbers with a blank between are a pair (CL-27)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        let run = await CommandLineRun(
            "suggest",
            "fir",
            "--index",
            try await index(),
            "--near",
            "42.9956 -71.4548",
            "--json"
        )

        #expect(run.output.contains(#""distanceMetres":0"#))
    }

    @Test func `an unknown category is refused with and without an index (CL-27)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        let without = await CommandLineRun("suggest", "fir", "--category", "Pharmcy")
        let with = await CommandLineRun(
            "suggest",
            "fir",
            "--category",
            "Bnak",
            "--index",
            try await index()
        )

        for run in [without, with] {
            #expect(run.exitCode == .usage)
            #expect(run.errors.contains("There is no category"))
            #expect(run.errors.contains("Did you mean"))
        }
    }

    @Test(arguments: [
        ["suggest", "x", "--category", "Credit Card", "--near", "1,2"],
        ["suggest", "x", "--category", "Credit Card", "--timings"],
        ["sites", "recommend", "--strategy", "bySite", "--cooldown", "3"],
        ["sites", "history", "--last", "7", "--from", "2026-01-01"],
        ["sites", "import", "x.csv", "--merge", "--replace"],
        ["sites", "edit", "last"], ["users", "update", "1"],
        ["sites", "status", "now"], ["sites", "stats", "--locations"],
    ])
    func `an option that would change nothing is refused (CL-27)`(words: [String]) async {
        let run = await CommandLineRun(words: words + ["--in-memory"])

        #expect(run.exitCode == .usage)
    }
}
