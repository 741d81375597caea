import Foundation
import Synchronization
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// A history that takes several pages to print.
@MainActor
@Suite struct SitesHistoryTests {
    /// Takes the first piece of output, and then has gone.
    private final class LeavingSink: ByteSink {
        private let writes = Mutex<[[UInt8]]>([])
        private let failure: WriteFailure

        init(_ failure: WriteFailure = .closed) { self.failure = failure }

        var texts: [String] { writes.withLock { $0.map { String(decoding: $0, as: UTF8.self) } } }

        func write(_ bytes: [UInt8]) throws(WriteFailure) {
            let isFirst = writes.withLock { writes in
                writes.append(bytes)
                return writes.count == 1
            }
            if !isFirst { throw failure }
        }
    }

    private static let count = 4_321
    let session: SitesSession

    init() async throws {
        session = try SitesSession()
        let file = try session.file("history.csv", SitesSession.history(Self.count))
        _ = await session.sites("import", file, "--replace")
    }

    private func entries(_ words: String...) async throws -> (starts: [String], total: Int?) {
        let document = try await session.sites(["history", "--json"] + words).document
        let entries = document?["entries"] as? [NSDictionary] ?? []
        return (entries.compactMap { $0["start"] as? String }, document?["total"] as? Int)
    }

    @Test func `all pages are one document on one line, and the lines of one list (NV-39, CL-4)`()
        async throws
    {
        let all = try await entries()
        let text = await session.sites("history").output.split(separator: "\n")

        #expect(all.starts.count == Self.count)
        #expect(all.starts == all.starts.sorted(by: >))
        #expect(all.total == Self.count)
        #expect(await session.sites("history", "--json").output.filter(\.isNewline).count == 1)
        #expect(text.count == Self.count)
        #expect(text.first?.contains("  Feb 28, 2026 at ") == true)
    }

    @Test(arguments: [1, 1_999, 2_000, 2_001, 4_320, 4_321, 5_000])
    func `a limit ends the list on any page (NV-39)`(limit: Int) async throws {
        let all = try await entries("--limit", "\(limit)")

        #expect(all.starts.count == min(limit, Self.count))
        #expect(all.total == Self.count)
    }

    @Test func `matches beyond the limit are counted, known or not (CL-8, NV-39)`() async throws {
        let place = ["--location", "L Abdomen (Front)"]
        let all = try await entries("--location", place[1], "--to", "2026-01-01")
        let some = try await entries("--location", place[1], "--to", "2026-01-01", "--limit", "3")

        #expect(all.total == all.starts.count)
        #expect(some.starts == Array(all.starts.prefix(3)))
        #expect(some.total == all.total)
    }

    @Test(arguments: [["history"], ["history", "--json"]])
    func `a reader that has seen enough ends the list quietly (NV-39)`(words: [String]) async {
        let output = LeavingSink()
        let errors = RecordingSink()
        var host = HostEnvironment.fixture()
        (host.output, host.error) = (output, errors)
        let program = CommandProgram(root: .momentum, version: "1.2.3", host: host)

        let exitCode = await program.run(["sites", "--data-dir", session.data.path] + words)

        #expect(exitCode == .success)
        #expect(errors.text == "")
        #expect(output.texts.count == 2)
    }

    @Test func `a full disk ends the list as a failure (NV-39, CL-3)`() async {
        let errors = RecordingSink()
        var host = HostEnvironment.fixture()
        host.output = LeavingSink(.system(code: ENOSPC, message: "No space left on device"))
        host.error = errors
        let program = CommandProgram(root: .momentum, version: "1.2.3", host: host)

        let exitCode = await program.run(["sites", "--data-dir", session.data.path, "history"])

        #expect(exitCode == .failure)
        #expect(errors.text.contains("No space left on device"))
    }

    @Test func `a screen shows one page, and says that there is more (NV-39)`() async {
        let run = await CommandLineRun(
            words: ["open", "momentum://sites/history", "--data-dir", session.data.path]
        )

        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 51)
        let folder = "--data-dir \(session.data.path)"
        #expect(lines.last == "The earlier ones: momentum \(folder) sites history")
    }
}
