import Foundation
import Testing

/// Runs the program as a shell does, for effects that only a process can show.
@Suite struct ProcessTests {
    struct Outcome: Equatable {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The program is beside the bundle of the tests.
    private static let program = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "momentum")

    private static let isBuilt = FileManager.default.isExecutableFile(atPath: program.path())

    /// The outcome of a shell's line, `momentum` being the program.
    private func shell(_ line: String) throws -> Outcome {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "momentum() { '\(Self.program.path())' \"$@\"; }; \(line)"]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Both are far smaller than a pipe, so reading one after the other cannot block.
        let texts = try [output, errors].map { pipe in
            String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        }
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    #if os(Linux)
    @Test func `the program is built with its tests`() {
        #expect(Self.isBuilt)
    }
    #endif

    @Test(
        .enabled(if: isBuilt),
        arguments: [
            ("momentum --version", 0), ("momentum compeltions", 2), ("momentum --nope --json", 2),
        ] as [(String, Int32)]
    )
    func `the exit code says how it went (AK-23)`(line: String, expected: Int32) throws {
        #expect(try shell(line).status == expected)
    }

    @Test(
        .enabled(if: isBuilt),
        arguments: [
            #"sites log 'L Buttock' --note $'a\xffb'"#, #"users create --name $'\xc3('"#,
            #"sites export $'\xe9.csv'"#, #"sites status"#,
        ]
    )
    func `bytes that are no text are refused, and never replaced (TR-25)`(words: String) throws {
        let home = words == "sites status" ? #"MOMENTUM_HOME=$'/tmp/\xff' "# : ""
        let outcome = try shell("\(home)momentum --in-memory \(words)")

        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors.contains(
                "' is not text in UTF-8. Type it again in a terminal that writes UTF-8. See "
            )
        )
    }

    @Test(.enabled(if: isBuilt))
    func `a pipe gets text without styles (CL-2)`() throws {
        let outcome = try shell("momentum --help | cat")

        #expect(outcome.output.hasPrefix("Usage: momentum "))
        #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test(.enabled(if: isBuilt))
    func `a reader that has stopped reading ends the program quietly`() throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = Self.program
        process.arguments = ["--help"]
        try output.fileHandleForReading.close()
        process.standardOutput = output
        process.standardError = errors

        try process.run()
        process.waitUntilExit()

        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
    }

    #if os(Linux)
    @Test(.enabled(if: isBuilt))
    func `a full disk is a failure (CL-3)`() throws {
        let outcome = try shell("momentum --version > /dev/full")

        #expect(
            outcome
                == Outcome(
                    status: 1,
                    output: "",
                    errors: """
                        Standard output cannot be written: No space left on device.

                        Error: NSPOSIXErrorDomain 28

                        """
                )
        )
    }

    @Test(.enabled(if: isBuilt), arguments: ["> /dev/full", ">&-", "--json > /dev/full"])
    func `a change that was saved and could not be printed is no failure (TR-19)`(
        output: String
    ) throws {
        let data = URL.temporaryDirectory.appending(path: "momentum-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: data) }
        let log = "momentum --data-dir '\(data)' sites log 'L Abdomen (Front)'"

        let outcome = try shell("\(log) \(output)")

        #expect(
            outcome
                == Outcome(
                    status: 0,
                    output: "",
                    errors: "The change is saved; only the answer could not be printed.\n"
                )
        )
        // The lost output is in no file either.
        let check = try shell("momentum --data-dir '\(data)' sites store check")
        #expect(check.status == 0)
        let history = try shell("momentum --data-dir '\(data)' sites history --json")
        #expect(history.output.components(separatedBy: "\"id\"").count == 2)
    }

    @Test(
        .enabled(if: isBuilt),
        arguments: [
            "details financial --set 'Credit Card=Chase'",
            "sites settings --clock 12",
            "sites reminders --names yes",
            "sites wearers add Ada",
            "sites sample",
            "sites undo",
            "sites store repair",
        ]
    )
    func `every command says what it saved where it cannot print (TR-19)`(
        words: String
    ) throws {
        let data = URL.temporaryDirectory.appending(path: "momentum-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: data) }
        let momentum = "momentum --data-dir '\(data)'"
        if words == "sites undo" || words == "sites store repair" {
            _ = try shell("\(momentum) sites log 'L Abdomen (Front)'")
        }

        let outcome = try shell("\(momentum) \(words) > /dev/full")

        #expect(outcome.status == 0)
        #expect(
            outcome.errors.hasSuffix(
                "The change is saved; only the answer could not be printed.\n"
            )
        )
    }
    #endif
}
