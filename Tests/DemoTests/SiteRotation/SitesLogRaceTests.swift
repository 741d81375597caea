import Foundation
@testable import MomentumCommandLine
import Synchronization
import Testing

/// `momentum sites log` on a terminal, while another process changes the set that is worn.
@MainActor
@Suite struct SitesLogRaceTests {
    /// Answers, of which the first one waits for what happens elsewhere.
    private final class Input: LineSource {
        private let answers: Mutex<[String]>
        private let isFirst = Mutex(true)
        private let elsewhere: @Sendable () async -> Void

        init(_ answers: [String], _ elsewhere: @escaping @Sendable () async -> Void) {
            self.answers = Mutex(answers)
            self.elsewhere = elsewhere
        }

        func nextLine() async -> String? {
            if isFirst.withLock({ first in
                defer { first = false }
                return first
            }) {
                await elsewhere()
            }
            return answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        }

        func rest() -> [UInt8] { [] }
    }

    private let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    /// Logs a change and answers, while `change` is made at the first question.
    private func log(
        answering answers: [String],
        during change: [String]
    ) async
        -> CommandLineRun
    {
        let input = Input(answers) { [session] in
            _ = await session.sites(change)
        }
        return await CommandLineRun(
            words: ["sites", "--data-dir", session.data.path, "log", "l thigh f"],
            host: .fixture(traits: TerminalTraits(isInputTerminal: true), input: input)
        )
    }

    @Test func `the same set is asked about once, and the answers stay (RR-2, SR-174)`()
        async throws
    {
        _ = await session.sites("log", "l abdomen f", "--at", "-3d")

        let run = await log(
            answering: ["leak", "rash", "n", "kinked", ""],
            during: ["edit", "last", "--start", "2026-03-01T11:50:00Z"]
        )

        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.errors.components(separatedBy: "Why did").count == 2, "\(run.errors)")
        let history = await session.sites("history")
        #expect(history.output.contains("Leak, rash"), "\(history.output)")
    }

    @Test func `another set that is worn by then is asked about instead (RR-2, SR-174)`()
        async throws
    {
        _ = await session.sites("log", "l abdomen f", "--at", "2026-03-01T11:55:00Z")

        let run = await log(
            answering: ["n", "leak", "rash", "n", "kinked", ""],
            during: ["log", "r thigh f", "--at", "2026-03-01T11:59:00Z"]
        )

        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.errors.contains("Why did Right Front Thigh come off?"), "\(run.errors)")
        let history = try await session.sites("history", "--json").document
        let entries = try #require(history?["entries"] as? [[String: Any]])
        let names = entries.map { $0["location"] as? String }
        #expect(names == ["L Thigh (Front)", "R Thigh (Front)", "L Abdomen (Front)"])
        #expect(entries[1]["reason"] as? String == "kinked")
        #expect(entries[1]["findings"] as? [String] == [])
        #expect(!(entries[2]["reason"] is String))
    }

    @Test func `answers about a set that is closed by then are refused (SR-174)`() async throws {
        _ = await session.sites("log", "l abdomen f", "--at", "-3d")

        let run = await log(
            answering: ["leak", "rash"],
            during: ["log", "r thigh f", "--at", "2026-03-01T11:59:00Z"]
        )

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("Another change was saved meanwhile"), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "Why did").count == 2)
        let history = try await session.sites("history", "--json").document
        #expect(history?["total"] as? Int == 2)
    }
}
