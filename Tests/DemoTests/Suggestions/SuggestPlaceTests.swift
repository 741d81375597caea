import Foundation
import MomentumLoopback
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// `suggest` over places: the rows, the place of the search, and what is refused.
@Suite struct SuggestPlaceTests {
    private let folder = URL.temporaryDirectory.appending(path: "suggest-places-\(UUID())")

    /// Builds an index that lasts as long as the test's folder.
    private func index() async throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let input = folder.appending(path: "places.csv").path
        try Data(
            """
            name,lat,lon,category,city
            Harbor Bank,42.9956,-71.4548,bank,Manchester
            Harbor Bakery,43.9956,-71.4548,bakery,Conway

            """.utf8
        ).write(to: URL(filePath: input))
        _ = await CommandLineRun("places", "build", input, "--output", input + ".index")
        return input + ".index"
    }

    private func suggest(
        _ words: String...,
        near data: String? = nil
    ) async throws
        -> CommandLineRun
    {
        let place = data.map { ["--data-dir", $0] } ?? ["--in-memory"]
        return await CommandLineRun(words: ["suggest"] + words + place)
    }

    @Test func `without a source nobody is asked, with exit code 1 (SG-55, SG-72)`()
        async throws
    {
        let text = try await suggest("cha")
        let json = try await suggest("cha", "--category", "Doctor", "--json")

        #expect(text.exitCode == .failure)
        #expect(
            text.errors == "No place index or server is set up: --index FILE or --photon URL.\n"
        )
        #expect(json.exitCode == .failure)
        #expect(json.output.contains(#""state":"unavailable""#))
        #expect(json.output.contains(#""kind":"noSource""#))
    }

    @Test func `rows are columns below the place of the search (SG-57, SG-72)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()
        let data = folder.appending(path: "data").path
        let before = try await suggest("harbor", "--index", index, near: data)
        let save = ["details", "fitness", "--address", "42.9956,-71.4548", "--data-dir", data]
        _ = await CommandLineRun(words: save)

        let saved = try await suggest("harbor", "--index", index, near: data)
        let nowhere = try await suggest("harbor", "--index", index, "--near", "none", near: data)
        let other = try await suggest("harbor", "--index", index, "--near", "43.9956,-71.4548")

        #expect(
            before.output.hasPrefix(
                "Everywhere: no address is known. --near LAT,LON or details --address\n"
            )
        )
        #expect(
            saved.output == """
                Near 42.9956,-71.4548
                Harbor Bank    bank     here  Manchester
                Harbor Bakery  bakery  69 mi  Conway

                """
        )
        #expect(nowhere.output.hasPrefix("Harbor Ba"))
        #expect(other.output.hasPrefix("Near 43.9956,-71.4548\nHarbor Bakery"))
    }

    @Test func `an address without a position is said above the rows (SG-57, SG-72)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()
        let data = folder.appending(path: "data").path
        let save = ["details", "fitness", "--address", "12 Main St", "--data-dir", data]
        _ = await CommandLineRun(words: save)

        let run = try await suggest("harbor", "--index", index, near: data)

        #expect(run.output.hasPrefix("Everywhere: no position is known for “12 Main St”."))
        let json = try await suggest("harbor", "--index", index, "--json", near: data)
        #expect(json.output.contains(#""isEverywhere":true"#))
        let none = try await suggest("zzzz", "--index", index, "--json", near: data)
        #expect(none.output.contains(#""isEverywhere":true,"query":"zzzz","state":"noMatches""#))
        // No process listens at that port.
        let failed = try await suggest(
            "harbor",
            "--index",
            index,
            "--nominatim",
            "http://127.0.0.1:9",
            near: data
        )
        #expect(failed.output.hasPrefix("Everywhere: “12 Main St” could not be looked up."))
        #expect(json.output.contains(#""latitude":42.9956,"longitude":-71.4548"#))
        #expect(json.output.contains(#""source":"index""#))
    }

    @Test(arguments: [["--index", "INDEX"], ["--photon", "http://127.0.0.1:1"], []])
    func `a category that is none is refused with the nearest one (SG-73)`(
        words: [String]
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let input = folder.appending(path: "places.csv").path
        try Data("name,lat,lon,category\nOak,1,2,pharmacy\n".utf8).write(to: URL(filePath: input))
        _ = await CommandLineRun("places", "build", input, "--output", input + ".index")
        let options = words.map { $0 == "INDEX" ? input + ".index" : $0 }

        let run = await CommandLineRun(
            words: ["suggest", "x", "--category", "pharmcy", "--in-memory"] + options
        )

        #expect(run.exitCode == .usage)
        #expect(
            run.errors.contains("There is no category “pharmcy”. Did you mean “Pharmacy”?")
        )
    }

    @Test func `a server that fails beside an index is said below the rows (SG-25, SG-72)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        // No process listens at that port.
        let sources = ["--index", try await index(), "--photon", "http://127.0.0.1:9"]

        let run = await CommandLineRun(words: ["suggest", "harbor", "--in-memory"] + sources)
        let json = await CommandLineRun(
            words: ["suggest", "harbor", "--json", "--in-memory"] + sources
        )

        #expect(run.exitCode == .success)
        #expect(run.output.contains("Harbor Bank"))
        #expect(run.output.contains("\nSome places are missing. "))
        #expect(json.output.contains(#""name":"Harbor Bank""#))
        #expect(
            json.output.contains(
                #""failure":{"kind":"unavailable","message":"Some places are missing."#
            )
        )
    }

    @Test func `lines of a batch have places of their own, a bad one is told (SG-73)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()
        let queries = folder.appending(path: "queries").path
        try Data(
            "harbor\t43.9956\t-71.4548\nharbor\t91\t0\nharbor\t1\nharbor\n".utf8
        ).write(to: URL(filePath: queries))

        let run = try await suggest("--batch", queries, "--index", index)

        let lines = run.output.split(separator: "\n")
        #expect(run.exitCode == .success)
        #expect(lines.count == 4)
        #expect(lines[0].contains(#""isEverywhere":false"#))
        #expect(lines[0].contains(#""distanceMetres":0,"#))
        #expect(lines[1].contains(#""kind":"noPlace""#))
        #expect(lines[1].contains("chase<tab>42.9956<tab>-71.4548"))
        #expect(lines[2].contains(#""line":3"#))
        #expect(lines[3].contains(#""isEverywhere":true"#))
    }

    @Test func `a line whose search fails is told, and the others are answered (SG-73)`()
        async throws
    {
        let photon = try LoopbackServer { request in
            request.query("q") == "harbor"
                ? .json(#"{"type":"FeatureCollection","features":[]}"#) : .text("no", status: 500)
        }
        defer {
            photon.stop()
            try? FileManager.default.removeItem(at: folder)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let queries = folder.appending(path: "queries").path
        try Data("bank\nharbor\n".utf8).write(to: URL(filePath: queries))

        let run = try await suggest("--batch", queries, "--photon", photon.url().absoluteString)

        let lines = run.output.split(separator: "\n")
        #expect(run.exitCode == .failure)
        #expect(lines.first?.contains(#""kind":"unavailable""#) == true)
        #expect(lines.first?.contains(#""line":1,"query":"bank","state":"failed""#) == true)
        #expect(lines.dropFirst().first?.contains(#""state":"noMatches""#) == true)
        #expect(run.errors.contains("Line 1 of"))
    }

    @Test func `lines without a place are near the saved one, whatever came before (SG-57, SG-73)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()
        let data = folder.appending(path: "data").path
        let save = ["details", "fitness", "--address", "42.9956,-71.4548", "--data-dir", data]
        _ = await CommandLineRun(words: save)
        // The first search stores the position of the address.
        _ = try await suggest("harbor", "--index", index, near: data)
        let queries = folder.appending(path: "queries").path
        try Data("harbor\nharbor\t43.9956\t-71.4548\nharbor\n".utf8)
            .write(to: URL(filePath: queries))
        let answers = URL(filePath: data).appending(path: "details.json")
        func written() throws -> Date? {
            let attributes = try FileManager.default.attributesOfItem(atPath: answers.path)
            return attributes[.modificationDate] as? Date
        }
        let before = try written()

        let run = try await suggest("--batch", queries, "--index", index, near: data)

        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.contains(#""isEverywhere":false"#) })
        #expect(lines.first == lines.last)
        #expect(lines.first != lines.dropFirst().first)
        #expect(try written() == before)
    }

    @Test func `answers of a newer version are said to hide the address (SG-64, SG-72)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()
        let data = folder.appending(path: "data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try Data(#"{"version": 9}"#.utf8).write(to: data.appending(path: "details.json"))

        let run = try await suggest("harbor", "--index", index, near: data.path)

        #expect(run.output.hasPrefix("Everywhere: the saved address could not be read."))
        #expect(run.errors.contains("These answers were written by a newer version"))
    }

    @Test func `a place of a line creates no file of answers (SG-73)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = try await index()
        let data = folder.appending(path: "data").path
        let queries = folder.appending(path: "queries").path
        try Data("harbor\t43.9956\t-71.4548\n".utf8).write(to: URL(filePath: queries))

        let run = try await suggest("--batch", queries, "--index", index, near: data)

        #expect(run.exitCode == .success)
        let names = try? FileManager.default.contentsOfDirectory(atPath: data)
        #expect(names?.contains { $0.hasPrefix("details.json") } != true)
    }

    @Test func `a form asks for chosen categories and takes several answers (SG-62, SG-63)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = ["--data-dir", folder.path]
        let set = [
            "details", "financial", "--set", "creditCard=Chase", "--set", "Credit Card=Citi",
            "--ask", "Credit Card", "--ask", "bank",
        ]

        let run = await CommandLineRun(words: set + data)
        let again = await CommandLineRun(
            words: ["details", "financial", "--set", "Credit Card=Amex"] + data
        )
        let other = await CommandLineRun(
            words: ["details", "financial", "--set", "Student Loans=SoFi"] + data
        )
        let all = await CommandLineRun(words: ["details", "financial", "--ask", "all"] + data)

        #expect(
            run.output == """
                Credit Card          Chase
                Credit Card 2        Citi
                Bank / Credit Union

                """
        )
        #expect(again.output.hasPrefix("Credit Card          Amex\nBank"))
        #expect(other.exitCode == .usage)
        #expect(other.errors.contains(#"--ask "Student Loans" asks for it."#))
        #expect(all.output.split(separator: "\n").count == 4)
    }
}
