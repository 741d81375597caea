import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Locations as people type them.
@Suite @MainActor struct TypedPlaceTests {
    private func logged(_ text: String) async throws -> String? {
        let run = try await SitesSession().sites("log", text, "--json")
        return (try run.document?["entry"] as? [String: Any])?["location"] as? String
    }

    /// Logs at a location on a terminal, with a user who answers.
    private func run(
        _ words: String...,
        answer: String,
        in session: SitesSession
    ) async -> CommandLineRun {
        await CommandLineRun(
            words: ["sites", "--data-dir", session.data.path] + words,
            host: .fixture(
                traits: TerminalTraits(isInputTerminal: true),
                input: ScriptedInput(lines: answer.components(separatedBy: "\n"))
            )
        )
    }

    @Test(arguments: [
        ("thigh front left", "L Thigh (Front)"), ("l thigh f", "L Thigh (Front)"),
        ("r front thigh", "R Thigh (Front)"), ("left front abdomen", "L Abdomen (Front)"),
        ("L Abdomen (Front)", "L Abdomen (Front)"),
    ])
    func `a location is found by words in any order, and shortened (CL-19)`(
        text: String,
        name: String
    ) async throws {
        #expect(try await logged(text) == name)
    }

    @Test func `several that fit are listed, and nothing is written (CL-19)`() async throws {
        let session = try SitesSession()

        let run = await session.sites("log", "abdomen")

        #expect(run.exitCode == .failure)
        #expect(
            run.errors == """
                “abdomen” fits 6 locations: Left Front Abdomen, Right Front Abdomen, Left Side \
                Abdomen, Right Side Abdomen, Left Back Abdomen, Right Back Abdomen. Type more of it.

                """
        )
        #expect(await session.sites("history").output == "There are no entries yet.\n")
    }

    @Test func `a wrong spelling names the three nearest, and writes nothing (CL-19)`() async throws
    {
        let session = try SitesSession()

        let run = await session.sites("log", "left fornt abdomen")

        #expect(run.exitCode == .failure)
        #expect(
            run.errors.hasPrefix(
                "There is no location “left fornt abdomen”. Did you mean “Left Front Abdomen”, “"
            )
        )
        #expect(run.errors.contains("” or “"))
        #expect(await session.sites("history").output == "There are no entries yet.\n")
    }

    @Test func `on a terminal the nearest one is asked about (CL-19)`() async throws {
        let session = try SitesSession()

        let no = await run("log", "left fornt abdomen", answer: "n", in: session)
        let yes = await run("log", "left fornt abdomen", answer: "", in: session)

        #expect(no.exitCode == .failure)
        #expect(no.errors.hasPrefix("Left Front Abdomen? [Y/n] "))
        #expect(yes.output.hasPrefix("Logged Left Front Abdomen"))
    }

    @Test func `what is near to none asks nothing (CL-19)`() async throws {
        let run = await run("log", "elbow", answer: "", in: try SitesSession())

        #expect(run.exitCode == .failure)
        #expect(!run.errors.contains("[Y/n]"))
    }

    @Test func `unknown stays a word of the history (CL-19)`() async throws {
        let run = try await SitesSession().sites("history", "--location", "unknown")

        #expect(run.exitCode == .success)
    }

    @Test func `a location that is off is found, and said to be off (CL-19)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("locations", "disable", "l thigh f")

        let log = await session.sites("log", "l thigh f")
        let several = await session.sites("log", "thigh l")
        let fixed = await session.sites("locations", "enable", "Left Front Thigh")

        #expect(log.exitCode == .failure)
        #expect(
            log.errors == """
                Left Front Thigh is switched off. Use it again with: \
                momentum --data-dir \(session.data.path) sites locations enable 'Left Front Thigh'

                """
        )
        #expect(several.errors.contains("Left Front Thigh (off), Left Side Thigh"))
        #expect(fixed.exitCode == .success)
    }

    @Test func `zones are found by their words (CL-19)`() async throws {
        let session = try SitesSession()

        let off = await session.sites("locations", "disable", "front abdomen", "--json")
        let several = await session.sites("locations", "disable", "abdomen")

        let rows = try off.document?["locations"] as? [[String: Any]]
        #expect(rows?.filter { $0["isEnabled"] as? Bool == false }.count == 2)
        #expect(several.errors.contains("Front Abdomen, Side Abdomen, Back Abdomen"))
    }

    @Test func `a wrong spelling of a zone names zones, and switches nothing (CL-19)`() async throws
    {
        let session = try SitesSession()

        let refused = await session.sites("locations", "disable", "fornt thigh")
        let before = try await session.sites("locations", "list", "--json").document
        let yes = await run("locations", "disable", "fornt thigh", answer: "", in: session)
        let several = await session.sites("locations", "disable", "le front")

        #expect(
            refused.errors.hasPrefix(
                "There is no zone or location “fornt thigh”. Did you mean “Front Thigh”, “"
            )
        )
        let rows = before?["locations"] as? [[String: Any]]
        #expect(rows?.count(where: { $0["isEnabled"] as? Bool == true }) == 14)
        #expect(yes.errors.hasPrefix("Front Thigh? [Y/n] "))
        #expect(yes.exitCode == .success)
        #expect(
            several.errors == """
                “le front” fits 2 zones or locations: Left Front Abdomen, Left Front Thigh. \
                Type more of it.

                """
        )
    }

    @Test func `categories and forms that are nearly named are proposed (CL-19)`() async {
        let category = await CommandLineRun("suggest", "x", "--category", "Pharmcy")
        let form = await CommandLineRun("details", "finanical")

        #expect(category.errors.contains("Did you mean “Pharmacy”?"))
        #expect(form.errors.contains("Did you mean financial?"))
    }

    @Test(arguments: [
        ("kink", "kinked"), ("unexplained", "unexplainedHigh"), ("nonsense\nleak", "leak"),
        ("p\nplanned", "planned"),
    ])
    func `on a terminal a change asks why the worn set came off (RR-2)`(
        typed: String,
        reason: String
    ) async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l thigh f", "--at", "2026-02-27 9:00")

        let run = await run("log", "r buttock", answer: typed, in: session)

        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.errors.contains("Why did Left Front Thigh come off? planned, occlusion, "))
        #expect(run.errors.contains("none of these") == typed.contains("\n"))
        let rows = try await session.sites("history", "--json").document?["entries"]
        let closed = (rows as? [[String: Any]])?.last
        #expect(closed?["reason"] as? String == reason, "\(rows ?? "")")
    }

    @Test func `no answer leaves the reason out, and one that is given is not asked for (RR-2)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "l thigh f", "--at", "2026-02-25 9:00")

        let silent = await run(
            "log",
            "r buttock",
            "--at",
            "2026-02-26 9:00",
            answer: "",
            in: session
        )
        let given = await run(
            "log",
            "l thigh f",
            "--at",
            "2026-02-27 9:00",
            "--reason",
            "leak",
            answer: "n",
            in: session
        )
        let exact = await run("log", "r buttock", "--json", answer: "n", in: session)

        #expect(silent.exitCode == .success && silent.errors.contains("Why did"))
        #expect(!given.errors.contains("Why did") && !exact.errors.contains("Why did"))
        let rows = try await session.sites("history", "--json").document?["entries"]
        let reasons = (rows as? [[String: Any]])?.map { $0["reason"] as? String }
        #expect(reasons == [nil, nil, "leak", nil], "\(rows ?? "")")
    }

    @Test func `after a set that fell off its end and what was seen are asked, too (RR-2)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "l thigh f", "--at", "2026-02-27 9:00")

        let run = await run(
            "log",
            "r buttock",
            answer: "fell off\nnever\n8:00\nbrilliant\nredness, itching",
            in: session
        )

        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.errors.contains("When?") && run.errors.contains("“never” is no time."))
        #expect(run.errors.contains("What was seen there?") && run.errors.contains("no finding"))
        let rows = try await session.sites("history", "--json").document?["entries"]
        let closed = (rows as? [[String: Any]])?.last
        #expect(closed?["end"] as? String == "2026-03-01T08:00:00Z", "\(closed ?? [:])")
        #expect(closed?["findings"] as? [String] == ["itching", "redness"])
    }

    @Test func `an end still to come, or before the set, is asked for again (CL-15, RR-2)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "l thigh f", "--at", "2026-02-27 9:00")

        let run = await run(
            "log",
            "r buttock",
            answer: "fell off\n22:00\n2026-03-02 9:00\n-5d\nyesterday 22:00\n\n",
            in: session
        )

        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.errors.contains("Did you mean “yesterday 22:00”?"), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "That is not between ").count == 3)
        let rows = try await session.sites("history", "--json").document?["entries"]
        let ends = (rows as? [[String: Any]])?.map { $0["end"] as? String }
        #expect(ends == [nil, "2026-02-28T22:00:00Z"], "\(run.errors)")
    }

    @Test func `a set that came off after minutes is asked about, too (RR-2, SR-174)`() async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "l thigh f", "--at", "2026-03-01 11:55")

        let run = await run("log", "r buttock", answer: "n\nkinked\n", in: session)

        #expect(run.exitCode == .success, "\(run.errors)")
        let rows = try await session.sites("history", "--json").document?["entries"]
        let reasons = (rows as? [[String: Any]])?.map { $0["reason"] as? String }
        #expect(reasons == [nil, "kinked"], "\(run.errors)")
    }
}
