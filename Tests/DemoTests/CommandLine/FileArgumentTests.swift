import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Passes each command that takes a file something else, or the wrong file.
@Suite(.timeLimit(.minutes(5))) @MainActor struct FileArgumentTests {
    /// The thing that is in the place of a file.
    enum Obstacle: String, CaseIterable, Sendable {
        case folder, pipe, device, missing, latin1, utf16, nul, unreadable

        /// Cannot be opened as a file at all, for reading or writing.
        static let noFiles: [Obstacle] = [.folder, .pipe, .device]
        /// Root may read everything.
        static let all = allCases.filter { $0 != .unreadable || geteuid() != 0 }
    }

    nonisolated private static let readers: [[String]] = [
        ["sites", "import", "FILE", "--merge"], ["sites", "import", "FILE", "--replace"],
        ["sites", "import", "FILE", "--dry-run"],
        ["suggest", "--batch", "FILE", "--category", "Credit Card"],
        ["suggest", "x", "--index", "FILE"], ["places", "info", "FILE"],
        ["places", "build", "FILE", "--format", "csv", "--output", "OUTPUT"],
        ["places", "build", "FILE", "--format", "geojson", "--output", "OUTPUT"],
        ["places", "build", "FILE", "--format", "geonames", "--output", "OUTPUT"],
    ]
    nonisolated private static let writers: [[String]] = [
        ["sites", "export", "FILE"], ["sites", "export", "FILE", "--locations"],
        ["sites", "stats", "--svg", "FILE"], ["places", "build", "INPUT", "--output", "FILE"],
    ]
    nonisolated private static let users: [[String]] = [
        ["sites", "status"], ["sites", "recommend"], ["sites", "log", "L Buttock"],
        ["sites", "history"], ["sites", "edit", "1", "--note", "x"], ["sites", "undo"],
        ["sites", "delete", "1", "--yes"], ["sites", "stats"], ["sites", "export"],
        ["sites", "locations", "list"], ["sites", "locations", "add", "Hip"],
        ["sites", "locations", "disable", "Buttock"], ["sites", "settings"],
        ["sites", "settings", "--target-hours", "60"], ["sites", "timeline"],
        ["sites", "timeline", "--watch"], ["sites", "store", "info"], ["sites", "store", "check"],
        ["sites", "store", "dump"], ["sites", "store", "repair"], ["sites", "sync", "OUTPUT"],
        ["sites", "phone", "run", "--once"], ["sites", "watch", "status"],
        ["sites", "watch", "log", "L Buttock"], ["users", "list"], ["users", "show", "1"],
        ["users", "create", "--name", "Ada"], ["teams", "list"], ["teams", "delete", "1", "--yes"],
        ["details", "financial"], ["details", "financial", "--set", "Credit Card=Chase"],
        ["open", "momentum://sites"], ["open", "momentum://scheduling/users"],
    ]

    private let folder = URL.temporaryDirectory.appending(path: "momentum-files-\(UUID())")

    private func make(_ obstacle: Obstacle) throws -> URL {
        let url = folder.appending(path: "the \(obstacle.rawValue)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        switch obstacle {
        case .missing: break
        case .folder:
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        case .pipe: #expect(mkfifo(url.path, 0o600) == 0)
        case .device: #expect(symlink("/dev/zero", url.path) == 0)
        case .latin1: try Data([0x6E, 0xE9, 0x0A]).write(to: url)
        case .utf16:
            try Data("\u{FEFF}name,lat,lon\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
                .write(to: url)
        case .nul: try Data([0, 0, 0, 0x0A]).write(to: url)
        case .unreadable:
            try Data().write(to: url)
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
        }
        return url
    }

    private func run(_ words: [String], on file: URL) async throws -> CommandLineRun {
        let input = folder.appending(path: "places.csv")
        try Data("name,lat,lon\nFirst Bank,1,2\n".utf8).write(to: input)
        let paths = [
            "FILE": file.path, "INPUT": input.path, "OUTPUT": folder.appending(path: "out").path,
        ]
        return await CommandLineRun(words: words.map { paths[$0] ?? $0 } + ["--in-memory"])
    }

    @Test(arguments: readers, Obstacle.all)
    func `a file that cannot be read is said with its name and reason (TR-10, TR-28)`(
        words: [String],
        obstacle: Obstacle
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try make(obstacle)

        let run = try await run(words, on: file)

        // Queries may be of any characters, so NUL is no obstacle to these.
        if run.exitCode == .success {
            #expect(obstacle == .nul && words.contains("--batch"))
        } else {
            #expect(run.exitCode == .failure)
            #expect(run.errors.contains(file.path))
            #expect(!run.errors.contains("no words for"))
            #expect(!run.errors.contains("errno"))
        }
    }

    @Test(arguments: writers, Obstacle.noFiles)
    func `a file that cannot be written is said with its name, and left alone (TR-10)`(
        words: [String],
        obstacle: Obstacle
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try make(obstacle)

        let run = try await run(words, on: file)

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("“\(file.path)” is a \(obstacle.rawValue), not a file."))
        #expect(run.output.isEmpty)
    }

    @Test(arguments: writers)
    func `a file in a folder that is not there is said with its name (TR-28)`(
        words: [String]
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try make(.missing).appending(path: "x")

        let run = try await run(words, on: file)

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("“\(file.path)” could not be "))
    }

    @Test(arguments: users, [Obstacle.pipe, .device, .latin1])
    func `no command is at a loss for words about its data folder (TR-28)`(
        words: [String],
        obstacle: Obstacle
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try make(obstacle)
        let words = words.map { $0 == "OUTPUT" ? folder.appending(path: "out").path : $0 }

        let run = await CommandLineRun(words: words + ["--data-dir", file.path])

        if run.exitCode != .success {
            #expect(!run.errors.contains("no words for"))
            #expect(!run.errors.contains("Something unexpected"))
            #expect(!run.errors.contains("errno"))
            #expect(run.errors.contains(file.path) || !run.errors.contains("Error: "))
        }
    }
}
