import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

@Suite struct SuggestCommandTests {
    private let folder = URL.temporaryDirectory.appending(path: "suggest-\(UUID())")

    /// Writes a file that lasts as long as the test's folder.
    private func file(_ name: String, _ content: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try Data(content.utf8).write(to: file)
        return file.path
    }

    @Test func `suggest prints what a field would show (SG-4, CL-9)`() async throws {
        let run = await CommandLineRun(
            "suggest",
            "ca",
            "--category",
            "credit card",
            "--json",
            "--in-memory"
        )

        #expect(
            run.output == """
                {"attributions":[],"failure":null,"isCategoryIgnored":false,"isEverywhere":false,"query":"ca","state":"suggesting",\
                "suggestions":[{"alias":null,"category":null,"city":null,"distanceMetres":null,\
                "latitude":null,"longitude":null,"match":"name","name":"Capital One",\
                "ranges":[[0,2]],"region":null,"source":"list","street":null}]}

                """
        )
    }

    @Test func `places build makes what suggest searches, line by line too (SG-22, CL-9)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = try file("places.csv", "name,lat,lon,category\nFirst Bank,1,2,bank\nbad,x,2,\n")
        let queries = try file("queries.txt", "fir\nbnak\n\nzzz\n")

        let build = await CommandLineRun(
            "places",
            "build",
            input,
            "--output",
            input + ".index",
            "--json",
            "--in-memory"
        )
        let batch = await CommandLineRun(
            "suggest",
            "--batch",
            queries,
            "--index",
            input + ".index",
            "--in-memory"
        )

        #expect(build.output.contains(#""places":1"#))
        #expect(build.output.contains(#""problems":[{"line":3,"problem":"badCoordinate"}]"#))
        let lines = batch.output.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.first?.contains(#""name":"First Bank","ranges":[[0,3]]"#) == true)
        #expect(lines.dropFirst(2).first?.contains(#""state":"idle""#) == true)
        #expect(
            lines.last?.contains(#""isEverywhere":true,"query":"zzz","state":"noMatches""#) == true
        )
    }

    @Test
    func `places build reads other names, or leaves them out, and info counts them (SG-48, SG-49)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = try file("places.csv", "name,lat,lon,alt_names,city\nBig Blue,1,2,IBM,Armonk\n")

        _ = await CommandLineRun("places", "build", input, "--output", input + ".index")
        let info = await CommandLineRun("places", "info", input + ".index")
        let json = await CommandLineRun("places", "info", input + ".index", "--json")
        let found = await CommandLineRun("places", "try", input + ".index", "ibm", "--json")
        _ = await CommandLineRun(
            "places",
            "build",
            input,
            "--no-aliases",
            "--output",
            input + ".plain"
        )
        let plain = await CommandLineRun("places", "info", input + ".plain", "--json")

        #expect(info.output.contains("1 other name, 0 street lines, 1 city\n"))
        #expect(info.output.contains("format 2, folding 2\n"))
        #expect(json.output.contains(#""aliases":1"#))
        #expect(json.output.contains(#""foldingVersion":2"#))
        #expect(found.output.contains("Big Blue"))
        #expect(plain.output.contains(#""aliases":0"#))
    }

    @Test func `an index is tried on its screen, or the reason is told (NV-20, NV-21)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = try file("places.csv", "name,lat,lon,category\nFirst Bank,1,2,bank\n")
        _ = await CommandLineRun("places", "build", input, "--output", input + ".index")

        let found = await CommandLineRun("places", "try", input + ".index", "fir", "--json")
        let text = await CommandLineRun("places", "try", input + ".index", "fir")
        let missing = await CommandLineRun("places", "try", input + ".none", "fir")
        let other = await CommandLineRun("places", "try", input, "fir")

        #expect(found.output.contains(#""name":"First Bank""#))
        // Neither --near nor a saved address would have an effect.
        #expect(text.output == "First Bank  bank\n")
        #expect(missing.exitCode == .failure)
        #expect(missing.errors.contains("places.csv.none"))
        #expect(other.exitCode == .failure)
        #expect(other.errors.contains("is no place index"))
    }

    @Test func `details keeps answers between runs (SG-18, CL-9)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let save = [
            "details", "financial", "--set", "credit card=Chase", "--data-dir", folder.path,
        ]

        _ = await CommandLineRun(words: save)
        let run = await CommandLineRun(
            "details",
            "financial",
            "--json",
            "--data-dir",
            folder.path
        )

        #expect(
            run.output.contains(
                #"{"answer":"Chase","answers":[{"place":null,"text":"Chase"}],"#
                    + #""key":"creditCard","name":"Credit Card"}"#
            )
        )
    }

    @Test func `the screens of forms and answers show what was saved (NV-5)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = ["--data-dir", folder.path]
        let save = ["details", "financial", "--set", "Credit Card=Chase", "--address", "1 Main St"]
        _ = await CommandLineRun(words: save + data)

        let forms = await CommandLineRun(words: ["open", "momentum://suggestions"] + data)
        let answers = await CommandLineRun(
            words: ["open", "momentum://suggestions/answers"] + data
        )

        #expect(forms.output.contains("Financial   1 of 4 answered\n"))
        #expect(answers.output == "Near 1 Main St\nFinancial\n  Credit Card: Chase\n")
    }

    @Test func `a live field without a terminal is refused (CL-3)`() async {
        let run = await CommandLineRun("suggest", "--interactive", "--in-memory")

        #expect(run.exitCode == .usage)
        #expect(
            run.errors == """
                --interactive needs a terminal to type in and to draw on. \
                TEXT and --batch work without one. See 'momentum suggest --help'.

                """
        )
    }
}
