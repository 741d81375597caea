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
