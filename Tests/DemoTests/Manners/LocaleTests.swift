import Foundation
import Testing

@testable import MomentumCommandLine

@Suite @MainActor struct LocaleTests {
    private let session: SitesSession

    init() async throws {
        session = try SitesSession()
        _ = await session.sites("sample", "--days", "30")
    }

    private func run(
        _ words: [String],
        variables: [String: String] = [:]
    ) async -> CommandLineRun {
        await CommandLineRun(
            words: ["sites", "--data-dir", session.data.path] + words,
            host: .fixture(variables: variables)
        )
    }

    @Test(
        arguments: [
            ([:], "Since Feb 28, 2026 at 06:00"),
            (["LANG": "C.UTF-8"], "Since Feb 28, 2026 at 06:00"),
            (["LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"], "Since Feb 28, 2026 at 06:00"),
            (["LC_ALL": "nonsense", "LANG": "de_DE.UTF-8"], "Since Feb 28, 2026 at 06:00"),
            (["LANG": "en_GB.UTF-8"], "Since 28 Feb 2026"),
            (["LC_ALL": "", "LC_TIME": "de_DE@euro", "LANG": "en_US"], "Since 28. Feb. 2026"),
            (["LC_MESSAGES": "de_DE", "LANG": "en_GB"], "Seit 28 Feb 2026"),
            (["LANG": "de_DE.UTF-8"], "Seit 28. Feb. 2026"),
        ]
    )
    func `dates and numbers follow the locale of the system (CL-23)`(
        variables: [String: String],
        since: String
    ) async {
        let run = await run(["status"], variables: variables)

        #expect(run.output.contains(since), "\(run.output)")
    }

    @Test func `an option goes before the system (CL-23)`() async {
        let german = await run(["status", "--locale", "de-DE"], variables: ["LANG": "en_GB"])
        let none = await run(["status", "--locale", "C"], variables: ["LANG": "en_GB"])
        let wrong = await run(["status", "--locale", "german"])

        #expect(german.output.contains("30,0 Stunden von 72 Stunden"))
        #expect(none.output.contains("30.0 hours of 72 hours"))
        #expect(wrong.exitCode == .usage)
        #expect(wrong.errors.contains("“german”") || wrong.errors.contains("'german'"))
        #expect(wrong.errors.contains("Write it like de_DE or en_GB."))
    }

    @Test(arguments: ["de_DE", "en_GB", "en_US"])
    func `answers have dates as in the locale, not in the form to type (EM-11)`(
        id: String
    ) async throws {
        let other = try SitesSession()
        let shared = session.folder.appending(path: "shared", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        _ = await other.sites("log", "L Buttock", "--at", "2026-02-27T12:00:00Z")
        _ = await other.sites("sync", shared.path)
        let file = try session.file("history.csv", SitesSession.history(9))
        let period = ["--from", "today", "--to", "yesterday"]
        let lines: [[String]] = [
            ["sync", shared.path], ["map", "--day", "tomorrow"], ["export"] + period,
            ["report"] + period, ["import", file, "--merge", "--dry-run"],
            ["import", file, "--replace", "--dry-run"], ["history"], ["review"], ["store", "info"],
            ["rest", "add", "l thigh f", "--until", "2026-05-01"], ["rest", "list"],
            ["log", "l thigh f", "--at", "2020-01-01 9:00"], ["undo", "--list"],
            ["insert", "l thigh f", "--at", "2026-02-20T12:00:00Z", "--dry-run"],
        ]

        for line in lines {
            let run = await run(line + ["--locale", id])
            // The forms to type are the same in every locale.
            let told = (run.output + run.errors).replacing(/momentum [^\n]*|2026-03-05/, with: "")
            #expect(!told.isEmpty)
            #expect(!told.contains(/[0-9]{4}-[0-9]{2}-[0-9]{2}/), "\(line): \(told)")
        }
    }

    @Test(
        arguments: [
            ("de_DE", "1.200 Einträge"), ("en_US", "1,200 entries"), ("fr_FR", "1 200 entries"),
            ("C", "1,200 entries"),
        ]
    )
    func `counts are grouped as in the locale (EM-11)`(id: String, count: String) async throws {
        let large = try SitesSession()
        let file = try large.file("history.csv", SitesSession.history(1200))
        _ = await large.sites("import", file, "--replace")

        let info = await large.sites("store", "info", "--locale", id)
        let document = await large.sites("store", "info", "--locale", id, "--json")

        #expect(info.output.hasPrefix(count), "\(info.output)")
        #expect(document.output.contains("1200"))
    }

    @Test(arguments: [("de_DE", "14:05"), ("en_GB", "14:05"), ("en_US", "2:05 PM")])
    func `clocks have the hours of the locale (EM-11)`(id: String, time: String) async throws {
        let run = await run(["log", "l thigh f", "--at", "2026-02-28 14:05", "--locale", id])

        #expect(run.output.contains(time), "\(run.output)")
    }

    @Test(arguments: ["fr_FR", "de_CH", "en_US", "sv_SE"])
    func `people get no hard spaces, programs what they always get (CL-23)`(id: String) async {
        for words in [["status"], ["history"], ["stats"], ["recommend"], ["timeline"]] {
            let run = await run(words, variables: ["LANG": "\(id).UTF-8"])
            #expect(run.exitCode == .success)
            #expect(!run.output.contains { $0 == "\u{A0}" || $0 == "\u{202F}" })
        }
        for words in [["status", "--json"], ["recommend", "--json"], ["export"]] {
            let neutral = await run(words)
            let local = await run(words + ["--locale", id])
            #expect(local.output == neutral.output)
        }
    }
}
