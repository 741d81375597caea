#if os(Linux)
import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import Testing

/// Each document of the suite with each fault: the answer is a sentence, at once, and the document
/// stays as it is.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct DocumentTableTests {
    struct Document: CustomTestStringConvertible, Sendable {
        let path: String
        let words: [String]
        /// The sentence for people when the bytes are not those of the document.
        let sentence: String

        var testDescription: String { path }
    }

    enum Fault: String, CaseIterable, Sendable {
        case utf16, zeroByte, brackets, empty, sparse, pipe, folder

        /// True for something other than a file, and for a file that is too long.
        var isObstacle: Bool { [.sparse, .pipe, .folder].contains(self) }

        func make(at url: URL) throws {
            let deep = #"{"a":"∀","data":"# + String(repeating: "[", count: 513)
            switch self {
            case .utf16: try deep.data(using: .utf16LittleEndian)?.write(to: url)
            case .zeroByte: try Data("{\"version\":1}\0".utf8).write(to: url)
            case .brackets: try Data(deep.utf8).write(to: url)
            case .empty: try Data().write(to: url)
            case .sparse:
                try Data().write(to: url)
                #expect(truncate(url.path, 1 << 30) == 0)
            case .pipe: #expect(mkfifo(url.path, 0o600) == 0)
            case .folder:
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            }
        }
    }

    nonisolated static let documents =
        [
            Document(path: "people.json", words: ["users", "list"], sentence: "is damaged"),
            Document(
                path: "people.json",
                words: ["users", "create", "--name", "Zoe"],
                sentence: "is damaged"
            ),
            Document(
                path: "details.json",
                words: ["details", "financial"],
                sentence: "is damaged"
            ),
            Document(
                path: "details.json",
                words: ["details", "financial", "--set", "Credit Card=Chase"],
                sentence: "is damaged"
            ),
            Document(
                path: "wearers.json",
                words: ["sites", "wearers", "list"],
                sentence: "is damaged"
            ),
            Document(
                path: "reminders.json",
                words: ["sites", "reminders", "--due"],
                sentence: "is damaged"
            ),
            Document(path: "scheduling/server", words: ["users", "list"], sentence: "is damaged"),
            Document(
                path: "scheduling/session.json",
                words: ["users", "list"] + ["--server", "http://127.0.0.1:9"],
                sentence: "The saved session cannot be read. Sign in again to replace it."
            ),
        ]
        + ["watch-link/state.json", "watch/state.json"].map {
            Document(path: $0, words: ["sites", "watch", "status"], sentence: "was damaged")
        }

    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "momentum-documents-\(UUID())")

    private func place(_ document: Document) throws -> URL {
        let url = folder.appending(path: document.path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        return url
    }

    @Test(arguments: documents, Fault.allCases)
    func `a document that is none is said in a sentence and left as it is (TR-11, TR-12)`(
        document: Document,
        fault: Fault
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = try place(document)
        try fault.make(at: url)
        let before = try FileManager.default.attributesOfItem(atPath: url.path) as NSDictionary

        let run = await CommandLineRun(words: document.words + ["--data-dir", folder.path])

        #expect(run.exitCode == .failure)
        let sentence = document.path.hasSuffix("session.json") || !fault.isObstacle
        #expect(
            run.errors.contains(sentence ? document.sentence : "“\(url.path)”"),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("no words for"))
        let after = try FileManager.default.attributesOfItem(atPath: url.path) as NSDictionary
        for key in [FileAttributeKey.systemFileNumber, .size, .type, .modificationDate] {
            #expect(before[key] as? NSObject == after[key] as? NSObject, "\(key.rawValue)")
        }
    }

    @Test(
        arguments: ["watch-link/state.json", "watch-link/commands", "phone/state.json"],
        [Fault.sparse, .pipe, .folder]
    )
    func `the phone names what is in the place of its files (TR-10, TR-29)`(
        path: String,
        fault: Fault
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = try place(Document(path: path, words: [], sentence: ""))
        try fault.make(at: url)
        let words = ["sites", "phone", "run", "--once", "--data-dir", folder.path]

        let run = await CommandLineRun(words: words)

        #expect(run.errors.contains("“\(url.path)”"), "\(run.errors)")
        #expect(run.errors.contains("Nothing was pushed") == (path != "watch-link/commands"))
        #expect(run.exitCode == (path == "watch-link/commands" ? .success : .failure))
    }

    @Test func `requests that were carried out are told where nothing was pushed (TR-19)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let options = ["--data-dir", folder.path]
        _ = await CommandLineRun(words: ["sites", "phone", "run", "--once"] + options)
        _ = await CommandLineRun(words: ["sites", "watch", "log", "R Arm (Back)"] + options)
        let url = folder.appending(path: "watch-link/state.json")
        try FileManager.default.removeItem(at: url)
        try Fault.pipe.make(at: url)

        let run = await CommandLineRun(words: ["sites", "phone", "run", "--once"] + options)

        #expect(
            run.errors.contains(
                "Nothing was pushed to the watch. 1 request was carried out and saved."
            ),
            "\(run.errors)"
        )
        let status = await CommandLineRun(words: ["sites", "status"] + options)
        #expect(status.output.contains("Right Back Arm"), "\(status.output)")
    }

    @Test func `messages of a newer version are said with the remedy (TR-13)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = try place(Document(path: "watch-link/state.json", words: [], sentence: ""))
        try Data(#"{"version":99}"#.utf8).write(to: url)
        let options = ["--data-dir", folder.path]

        let watch = await CommandLineRun(words: ["sites", "watch", "status"] + options)
        #expect(watch.errors.contains("Install the newer version to use it."))
        let json = await CommandLineRun(words: ["sites", "watch", "status", "--json"] + options)
        #expect(json.output.contains(#""kind":"unreadable""#), "\(json.output)")
        #expect(watch.exitCode == .failure)
        let phone = await CommandLineRun(words: ["sites", "phone", "run", "--once"] + options)
        #expect(phone.errors.contains("“\(url.path)” was written by a newer version"))
        #expect(try Data(contentsOf: url) == Data(#"{"version":99}"#.utf8))
    }

    @Test(arguments: [Fault.utf16, .zeroByte, .brackets, .empty])
    func `settings that cannot be read are told, and the defaults are used (TR-12, SR-82)`(
        fault: Fault
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = Document(path: "site-settings.json", words: [], sentence: "")
        let url = try place(document)
        try fault.make(at: url)
        let words = ["--data-dir", folder.path]

        let run = await CommandLineRun(words: ["sites", "settings"] + words)
        #expect(run.exitCode == .success)
        #expect(run.errors.contains("The settings file “\(url.path)” is damaged"))

        let change = await CommandLineRun(words: ["sites", "settings", "--cooldown", "3"] + words)
        #expect(change.exitCode == .success)
        let after = await CommandLineRun(words: ["sites", "settings"] + words)
        #expect(after.errors == "")
    }

    private nonisolated static let program = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "momentum").path()

    /// The words before the program that make its user one who may not read everything.
    private nonisolated static let asOther =
        geteuid() == 0 ? ["setpriv", "--reuid=65534", "--clear-groups"] : []

    private nonisolated static func process(_ words: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = asOther + [program] + words
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// True if such a user can run the program.
    private nonisolated static let canBeOther: Bool = {
        let process = Self.process(["--version"])
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test(
        .enabled(if: canBeOther),
        // The store comes before the reminders, and could not be made.
        arguments: documents.filter {
            $0.path != "reminders.json" && ($0.words.count < 4 || $0.words.contains("--server"))
        }
    )
    func `a document of another user is said in a sentence (TR-11)`(
        document: Document
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = try place(document)
        try Data("{}".utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
        let process = Self.process(document.words + ["--data-dir", folder.path])
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(
            decoding: try errors.fileHandleForReading.readToEnd() ?? Data(),
            as: UTF8.self
        )
        process.waitUntilExit()

        #expect(process.terminationStatus == 1)
        let isSession = document.path.hasSuffix("session.json")
        #expect(text.contains(isSession ? document.sentence : "“\(url.path)”"), "\(text)")
    }
}
#endif
