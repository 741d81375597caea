import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// A dash for a stream, and the last line of failures.
@Suite @MainActor struct StreamMannersTests {
    @Test func `a dash is a stream, and a path with a dash is a file (CL-16)`() async throws {
        let session = try SitesSession()
        let rows = ["date,location,duration_hours,note", "2026-02-01T08:00:00Z,L Buttock,48,"]
        let input = HostEnvironment.fixture(input: ScriptedInput(lines: rows))
        let data = ["--data-dir", session.data.path]

        let mode = await CommandLineRun(words: ["sites", "import", "-"] + data, host: input)
        let file = await CommandLineRun(words: ["sites", "import", "./-", "--merge"] + data)
        let merged = await CommandLineRun(
            words: ["sites", "import", "-", "--merge"] + data,
            host: input
        )
        let export = await session.sites("export", "-")
        let chart = await session.sites("stats", "--svg", "-")

        #expect(mode.exitCode == .usage)
        #expect(file.errors.contains("“/srv/here/-” could not be read"))
        #expect(merged.exitCode == .success)
        #expect(export.output.hasPrefix("date,location,duration_hours,note\n2026-02-01"))
        #expect(chart.output.hasSuffix("</svg>\n"))
    }

    @Test func `domain and code are for failures of files, network and data (CL-26)`() async throws
    {
        let session = try SitesSession()
        let missing = session.folder.appending(path: "none.csv").path

        let typed = await session.sites("log", "elbow")
        let file = await session.sites("import", missing, "--merge")
        let verbose = await session.sites("log", "elbow", "--verbose")
        let json = await session.sites("log", "elbow", "--json")

        #expect(!typed.errors.contains("Error: "))
        #expect(file.errors.hasSuffix("\n\nError: NSCocoaErrorDomain 260\n"))
        #expect(verbose.errors.hasSuffix("\n\nError: SiteRotation 1\n"))
        let error = try json.document?["error"] as? [String: Any]
        #expect(error?["domain"] as? String == "SiteRotation")
        #expect(error?["code"] as? Int == 1)
    }
}
