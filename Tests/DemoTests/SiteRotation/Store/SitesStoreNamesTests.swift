import Foundation
import Synchronization
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// The messages about the files of the records, and about other users of them.
@MainActor
@Suite struct SitesStoreNamesTests {
    /// Releases a lock at the first output, and keeps the text.
    private final class ReleasingSink: ByteSink {
        private let said = Mutex("")
        private let descriptor: Int32

        init(releasing descriptor: Int32) {
            self.descriptor = descriptor
        }

        var text: String { said.withLock(\.self) }

        func write(_ bytes: [UInt8]) throws(WriteFailure) {
            said.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
            _ = flock(descriptor, LOCK_UN)
        }
    }

    let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    private func store(of session: SitesSession) -> URL {
        session.data.appending(path: "Site Rotation.store")
    }

    @Test func `a cut file is said by its own name, before and after it is mended (TR-9, TR-29)`()
        async throws
    {
        _ = await session.sites("log", "L Thigh (Side)", "--at", "2026-03-01T06:00:00Z")
        _ = await session.sites("log", "R Thigh (Side)", "--at", "2026-03-01T07:00:00Z")
        let journal = store(of: session).appending(path: "00000001.journal")
        let bytes = try Data(contentsOf: journal)
        try bytes.prefix((bytes.lastIndex { $0 != 0 } ?? 0) + 1).write(to: journal)

        for words in [["status"], ["log", "L Buttock"], ["status"], ["store", "info"]] {
            let run = await session.sites(words)

            let said = run.errors + run.output
            #expect(said.contains("may be gone: 00000001.journal.\n"), "\(words)")
        }
    }

    @Test func `a file of another store is said by its own name, and where it was put (TR-7)`()
        async throws
    {
        let other = try SitesSession()
        _ = await session.sites("log", "L Thigh (Side)")
        _ = await other.sites("log", "L Thigh (Side)")
        try FileManager.default.copyItem(
            at: store(of: other).appending(path: "00000001.journal"),
            to: store(of: session).appending(path: "00000002.journal")
        )

        let before = await session.sites("store", "info")
        _ = await session.sites("log", "L Buttock")
        let after = await session.sites("store", "info")

        let sentence = "\n00000002.journal belongs to another store; nothing was read from it."
        #expect(before.output.contains("\(sentence)\n"))
        let kept = try #require(
            FileManager.default
                .contentsOfDirectory(atPath: store(of: session).appending(path: "quarantine").path)
                .first { $0.hasSuffix(".foreign") }
        )
        #expect(after.output.contains("\(sentence) It is kept in quarantine/\(kept).\n"))
    }

    @Test func `who waits for another process says so (TR-29)`() async throws {
        _ = await session.sites("log", "L Thigh (Side)", "--at", "2026-03-01T06:00:00Z")
        let lock = open(store(of: session).appending(path: "lock").path, O_RDWR)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let errors = ReleasingSink(releasing: lock)
        var host = HostEnvironment.fixture()
        host.error = errors

        let exitCode = await CommandProgram(root: .momentum, version: "1", host: host)
            .run(["sites", "log", "L Buttock", "--data-dir", session.data.path])

        #expect(exitCode == .success)
        let remark = "Waiting for process \(getpid()), which is using the records.\n"
        #expect(errors.text.hasPrefix(remark + "Undo with: "))
    }

    @Test func `who waits for a document of another process says so (TR-11, TR-29)`() async throws {
        let words = ["--data-dir", session.data.path]
        _ = await session.sites("settings", "--cooldown", "4")
        let path = session.data.appending(path: "site-settings.json.lock").path
        let lock = open(path, O_RDWR)
        try #require(lock >= 0)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let errors = ReleasingSink(releasing: lock)
        var host = HostEnvironment.fixture()
        host.error = errors

        let exitCode = await MomentumCommand.run(
            ["sites", "settings", "--cooldown", "5"] + words,
            host: host
        )

        #expect(exitCode == .success)
        let said = errors.text.components(separatedBy: "Undo with: ").first
        #expect(said == "Waiting for process \(getpid()), which is using the settings file.\n")
    }
}
