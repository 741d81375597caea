import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// The names of read files in messages: as typed, and in sentences.
@MainActor
@Suite struct SpokenInputTests {
    /// Waits for an end of input that never comes, and tells that it waits.
    private struct EndlessInput: LineSource {
        let waiting: AsyncStream<Void>.Continuation

        func nextLine() async throws -> String? {
            _ = try await rest()
            return nil
        }

        func rest() async throws -> [UInt8] {
            let (never, _) = AsyncStream.makeStream(of: Void.self)
            waiting.yield()
            for await _ in never {}
            throw CancellationError()
        }
    }

    private let folder = URL.temporaryDirectory.appending(path: "momentum-spoken-\(UUID())")

    private func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: name)
        try Data(bytes).write(to: url)
        return url.path
    }

    @Test func `standard input has no path (TR-27, TR-28)`() async {
        let run = await CommandLineRun(
            words: ["sites", "import", "-", "--merge", "--in-memory"],
            host: .fixture(input: ScriptedInput("the file,y"))
        )

        #expect(run.exitCode == .failure)
        #expect(
            run.errors.hasPrefix(
                "Standard input cannot be used. The first line of it is \"the file,y\". It has to be "
            )
        )
        #expect(!run.errors.contains("/dev"))
    }

    @Test func `a row that is left out is said in a sentence, without a code (TR-29)`() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let rows = "date,location,duration_hours,note\n2026-01-01T00:00:00Z,L Hip,abc,\n"
        let history = try file("history.csv", (rows + "2026-01-02T00:00:00Z,L Hip,5,\n").utf8)

        let run = await CommandLineRun("sites", "import", history, "--merge", "--in-memory")

        #expect(run.output.contains("\n  row 2: \"abc\" is not a number of hours up to 87600"))
    }

    @Test(
        arguments: [
            (
                [0x6E, 0xE9],
                "Line 1 of the input: it is not text in UTF-8; save the file again in UTF-8."
            ),
            (
                Array("name,lat,lon\n".utf8) + [0x6E, 0xE9] + Array(",1,2\n".utf8),
                "Line 2 of the input: it is not text in UTF-8; save the file again in UTF-8."
            ),
            (
                Array("name,lat,lon\nA,x,2\n".utf8),
                "Line 2 of the input: no row is a place, and this one is none because its latitude or "
                    + "longitude is missing or out of range."
            ),
        ] as [([UInt8], String)]
    )
    func `a file that holds no places says why, with its name (TR-28, TR-29)`(
        bytes: [UInt8],
        sentence: String
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try file("places.csv", bytes)

        let run = await CommandLineRun("places", "build", path)

        #expect(run.exitCode == .failure)
        #expect(run.errors.hasPrefix("“\(path)” cannot be used. \(sentence)\n"))
    }

    @Test func `places that are left out are counted and explained (TR-29)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let latin1 = [0x6E, 0xE9] as [UInt8]
        let path = try file(
            "places.csv",
            Array("name,lat,lon\nA,1,2\n".utf8) + latin1 + Array(",1,2\n".utf8)
        )

        let run = await CommandLineRun("places", "build", path)
        let info = await CommandLineRun("places", "info", "\(path).places")

        #expect(run.output.hasPrefix("1 place, "))
        #expect(
            run.output.hasSuffix(
                "\nLeft out of “\(path)”: 1 row\n  line 3: it is not text in UTF-8\n"
            )
        )
        #expect(info.output.hasPrefix("1 place from places.csv\n"))
    }

    @Test(arguments: ["name=title", "category=kind", "city=town", "popularity=rank"])
    func `a named property that no feature has is said (TR-25)`(columns: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let feature = """
            {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, \
            "properties": {"name": "A"}}
            """
        let path = try file("places.geojson", feature.utf8)
        let property = columns.split(separator: "=")[1]

        let run = await CommandLineRun("places", "build", path, "--columns", columns)

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("no feature has a property “\(property)”"))
        #expect(!FileManager.default.fileExists(atPath: "\(path).places"))
    }

    @Test(arguments: ["lat=y", "lon=x", "tag=osm"])
    func `a column that GeoJSON cannot have is refused (TR-25)`(columns: String) async {
        let run = await CommandLineRun("places", "build", "x.geojson", "--columns", columns)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("--columns does not know"))
    }

    @Test func `an import that is interrupted says that nothing was changed (TR-15)`() async {
        let (waits, waiting) = AsyncStream.makeStream(of: Void.self)
        let host = HostEnvironment.fixture(input: EndlessInput(waiting: waiting))
        let words = ["sites", "import", "-", "--merge", "--in-memory"]

        let work = Task { await CommandLineRun(words: words, host: host) }
        for await _ in waits { break }
        work.cancel()
        let run = await work.value

        #expect(run.exitCode == .interrupted)
        #expect(run.errors == "Interrupted. Nothing was changed.\n")
    }
}
