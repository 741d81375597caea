#if os(Linux)
import Foundation
import Testing

/// The live field on a pseudo-terminal: its settings are restored, however the program ends.
///
/// `script` of util-linux makes the terminal. Without it, as in some containers, other tests still
/// cover the rest of the live field.
@Suite struct RawTerminalTests {
    private static let script = "/usr/bin/script"
    private static let hasScript = FileManager.default.isExecutableFile(atPath: script)
    private static let program = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "momentum").path()

    /// A shell on a terminal that prints its settings before, while and after the field is live.
    private final class Session {
        private let process = Process()
        private let keys = Pipe()
        private let screen = Pipe()
        private(set) var text = ""

        init() throws {
            let field =
                "'\(RawTerminalTests.program)' suggest --interactive --category 'Credit Card' --in-memory"
            // The shell that the program replaces tells its number first.
            let command = """
                stty -g | sed 's/^/before /'; trap : INT; \
                sh -c 'echo process $$; exec '"\(field)"; echo status $?; \
                stty -g | sed 's/^/after /'; echo all told
                """
            process.executableURL = URL(filePath: RawTerminalTests.script)
            process.arguments = ["-q", "-e", "-c", command, "/dev/null"]
            // The options of a sanitizer count for the program on the terminal too
            // (`Scripts/sanitize`).
            process.environment = ProcessInfo.processInfo.environment
                .filter { $0.key.hasSuffix("SAN_OPTIONS") }
                .merging(["TERM": "xterm", "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"]) { $1 }
            process.standardInput = keys
            process.standardOutput = screen
            try process.run()
        }

        /// Reads until the screen has shown something.
        func wait(for expected: String) throws {
            while !text.contains(expected) {
                let data = screen.fileHandleForReading.availableData
                try #require(!data.isEmpty, "“\(expected)” did not come: \(text)")
                text += String(decoding: data, as: UTF8.self)
            }
        }

        func press(_ characters: String) throws {
            try keys.fileHandleForWriting.write(contentsOf: Data(characters.utf8))
        }

        func kill(_ signal: Int32) throws {
            Foundation.kill(try #require(Int32(value("process "))), signal)
        }

        /// The text after a word at the beginning of a line.
        func value(_ word: String) -> String {
            text.split(whereSeparator: \.isNewline).last { $0.hasPrefix(word) }
                .map { String($0.dropFirst(word.count)) } ?? ""
        }

        func finish() throws {
            // Not the beginning of the line before: the rest of that may still be on its way.
            try wait(for: "all told")
            try keys.fileHandleForWriting.close()
            while true {
                let data = screen.fileHandleForReading.availableData
                if data.isEmpty { break }
                text += String(decoding: data, as: UTF8.self)
            }
            process.waitUntilExit()
        }
    }

    @Test(
        .enabled(if: hasScript),
        arguments: [
            ("\u{03}", nil, "130"), ("\u{15}\u{04}", nil, "0"), ("\r", nil, "0"),
            (nil, SIGTERM, "143"), (nil, SIGHUP, "129"), (nil, SIGINT, "130"),
        ] as [(String?, Int32?, String)]
    )
    func `the terminal's settings are put back on every way out (CL-5, TA-24)`(
        key: String?,
        signal: Int32?,
        status: String
    ) throws {
        let session = try Session()
        try session.wait(for: "Credit Card")
        // No name has this character. One already on the screen would be mistaken for the answer.
        // The terminal would then echo the key, which is read too late, into later lines.
        try session.press("@")
        try session.wait(for: "@")

        if let key { try session.press(key) }
        if let signal { try session.kill(signal) }
        try session.finish()

        #expect(session.value("status ") == status)
        #expect(session.value("before ") == session.value("after "))
        #expect(!session.value("before ").isEmpty)
    }
}
#endif
