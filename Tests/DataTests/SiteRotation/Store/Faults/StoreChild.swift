#if canImport(Glibc)
import Foundation
import Glibc
import Testing

/// Another process that works on a store: this program again, with one test only.
struct StoreChild {
    /// The job of a child, as its environment says.
    struct Job: Codable {
        enum Kind: String, Codable {
            /// Logs changes for ever, or `count` of them.
            case write
            /// Logs changes into files of a limited size until one fails, then continues without
            /// the limit.
            case fillLimit
            /// Logs `count` changes, each repeatedly until it is confirmed.
            case persist
            /// Reads until it is ended, and prints the number of entries or the problem.
            case read
        }

        var kind = Kind.write
        var folder: String
        /// The number of the first change, and the distance to the next.
        var first = 1
        var step = 1
        var count = Int.max

        static let variable = "MOMENTUM_STORE_CHILD"

        static let current: Job? =
            ProcessInfo.processInfo.environment[variable].flatMap { text in
                try? JSONDecoder().decode(Job.self, from: Data(text.utf8))
            }
    }

    static let tracer = "/usr/bin/strace"

    /// True if this machine has the tracer, and lets it trace.
    static let canBeTraced: Bool = {
        guard FileManager.default.isExecutableFile(atPath: tracer) else { return false }
        let process = Process()
        process.executableURL = URL(filePath: tracer)
        process.arguments = ["-qq", "-o", "/dev/null", "/bin/true"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    private let process = Process()
    private let output = Pipe()
    private var rest = Data()

    /// - Parameters:
    ///   - job: The work of the child.
    ///   - tracing: The options of `strace` that it runs under, or `nil` for running by itself.
    /// - Throws: The reason that it cannot be started.
    init(_ job: Job, tracing: [String]? = nil) throws {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let arguments = ["--testing-library", "swift-testing", "--filter", "StoreChildTests"]
        process.executableURL = tracing == nil ? program : URL(filePath: Self.tracer)
        process.arguments = (tracing.map { $0 + [program.path()] } ?? []) + arguments
        var environment = ProcessInfo.processInfo.environment
        environment[Job.variable] = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
        process.environment = environment
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// The next line that the job has printed, or `nil` when the process has ended.
    mutating func line() -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest = Data(rest[rest.index(after: end)...])
                if line.hasPrefix("child ") { return String(line.dropFirst(6)) }
                continue
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            rest += more
        }
    }

    /// Ends the process at once, as `kill -9` does.
    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
    }

    /// All lines until the process ends.
    mutating func lines() -> [String] {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        process.waitUntilExit()
        return lines
    }
}
#endif
