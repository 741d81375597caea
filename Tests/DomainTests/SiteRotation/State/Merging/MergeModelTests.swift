import Foundation
import Testing

/// The executable model of merging, which decides where it differs from a text; it needs python3.
///
/// `MOMENTUM_SOAK=1` lets it try thousands of schedules, from `MOMENTUM_SEED` on; it prints the
/// seed of one that breaks a rule.
@Suite struct MergeModelTests {
    static let environment = ProcessInfo.processInfo.environment
    static let isSoak = environment["MOMENTUM_SOAK"] == "1"
    static let seed = environment["MOMENTUM_SEED"].flatMap { Int($0) } ?? 0
    static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first(where: FileManager.default.isExecutableFile(atPath:))
    static let model = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../MergeModel/merge_model.py").standardized

    @Test(
        .enabled(if: python != nil, "python3 is not installed"),
        arguments: [
            ["0", "--replay", MergeVector.file.path],
            [isSoak ? "5000" : "150", "--seed", "\(seed)"],
            [isSoak ? "2000" : "150", "--seed", "\(seed)", "--wild"],
            [isSoak ? "10000" : "150", "--seed", "\(seed)", "--grown"],
        ]
    )
    func `the model keeps its own rules, and gives the views of the vectors (ST-1, TR-1, TR-3)`(
        arguments: [String]
    ) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: try #require(Self.python))
        // Nothing is left behind in the sources.
        process.arguments = ["-B", Self.model.path] + arguments
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()

        #expect(process.terminationStatus == 0, "\(String(decoding: bytes, as: UTF8.self))")
    }

    @Test(
        .enabled(if: python != nil, "python3 is not installed"),
        arguments: [
            ("ahead", ["100", "--wild"]), ("heal", ["100", "--wild"]),
            ("lockout", ["100", "--wild"]), ("reopen", ["100", "--wild"]),
            // It takes a change within a second of another one at its place.
            ("kept", ["5", "--wild", "--seed", "160"]),
            ("original", ["0", "--replay", MergeVector.file.path]),
            // The seeds are those of schedules in which the rule matters.
            ("rests", ["3", "--grown", "--seed", "210"]),
            ("none", ["5", "--grown", "--seed", "17"]),
            ("sensors", ["3", "--grown", "--seed", "6"]),
            ("own", ["3", "--grown", "--seed", "1"]),
            ("minutes", ["3", "--grown", "--seed", "36"]),
        ]
    )
    func `the model notices when a rule is left out (TR-1 to TR-4, ST-59, SR-166, SN-1, WP-2)`(
        rule: String,
        search: [String]
    ) throws {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.python))
        process.arguments = ["-B", Self.model.path] + search + ["--without", rule]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()

        #expect(process.terminationStatus == 1)
    }
}
