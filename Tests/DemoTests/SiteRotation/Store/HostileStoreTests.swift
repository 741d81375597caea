import Foundation
import Testing

@testable import MomentumCommandLine

/// Every command over a folder of records with a hostile file.
@MainActor
@Suite(.serialized) struct HostileStoreTests {
    nonisolated private static let isLong =
        ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] == "1"

    nonisolated private static let files = isLong ? HostileFile.all : HostileFile.few

    /// The commands that read the records, and then those that change them.
    private static let commands: [[String]] =
        isLong
        ? few + [
            ["history"], ["recommend"], ["stats"], ["timeline"], ["export", "-"],
            ["store", "info"],
            ["store", "dump"], ["locations", "list"], ["undo", "--yes"], ["watch", "status"],
            ["locations", "disable", "R Arm"], ["locations", "move", "R Arm", "1"],
            ["locations", "add", "Hip"], ["phone", "run", "--once"],
            ["delete", "6F1E0B52", "--yes"],
            ["edit", "6F1E0B52", "--note", "none"], ["settings"], ["sync", "sync-folder"],
        ]
        : few
    private static let few = [
        ["status"], ["store", "check"], ["log", "L Arm"], ["store", "repair"],
    ]

    /// The commands that do not speak of the records, or that print what they find in the files.
    private static let silent: Set<String> = ["settings", "watch", "dump"]

    private static let places = ["L Thigh (Side)", "R Thigh (Side)", "R Arm"]

    @Test(arguments: files)
    func `nothing in the folder crashes a command, holds it up or is passed over (TR-6, TR-10)`(
        hostile: HostileFile
    ) async throws {
        let session = try SitesSession()
        let original = session.folder.appending(path: "original")
        try await log(Self.places.prefix(2), in: session, to: "other")
        try await log(Self.places[...], in: session, to: "original")
        for (number, command) in Self.commands.enumerated() {
            let data = session.folder.appending(path: "data-\(number)")
            try FileManager.default.copyItem(at: original, to: data)
            let store = data.appending(path: "Site Rotation.store")
            // A copy of the folder would be noticed as a copy, which is another case.
            _ = await run(["log", "L Abdomen (Front)"], on: data)
            try hostile.put(into: store)
            let start = ContinuousClock.now

            let words = command.map { $0 == "sync-folder" ? session.folder.path : $0 }
            let run = await run(words, on: data)

            let place = "\(command.joined(separator: " ")): \(run.errors)\(run.output)"
            // Beside other tests a command may wait for its turn; one that hangs never ends.
            #expect(ContinuousClock.now - start < .seconds(20), "\(place)")
            let isSilent = !Self.silent.isDisjoint(with: command)
            let isReported =
                command.last == "check"
                ? run.output.contains("is no file of a store") || run.output.contains("last change")
                : command.first == "store" && !run.output.contains("Everything is in order.")
            let isSaid = run.exitCode != .success || !run.errors.isEmpty || isReported
            #expect(isSaid || isSilent || !hostile.isTold, "\(place)")
            #expect(!run.errors.contains("no words for"), "\(place)")
            try? FileManager.default.removeItem(at: data)
        }
    }

    private func log(
        _ places: ArraySlice<String>,
        in session: SitesSession,
        to name: String
    ) async throws {
        let data = session.folder.appending(path: name)
        for (number, place) in places.enumerated() {
            let run = await run(["log", place, "--at", "2026-02-2\(number)T06:00:00Z"], on: data)
            try #require(run.exitCode == .success)
        }
    }

    private func run(_ words: [String], on data: URL) async -> CommandLineRun {
        await CommandLineRun(words: ["sites", "--data-dir", data.path] + words)
    }
}
