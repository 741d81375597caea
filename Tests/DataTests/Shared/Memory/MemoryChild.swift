#if os(Linux)
import Foundation
import Testing

/// Another process that queries a server and measures itself: this program, with one test only.
struct MemoryChild {
    struct Job: Codable {
        var address: String
        var clients: [NetworkClient]
        var bodies: [HostileBody]
        var limit: Int
        /// True to measure only after the answer of one more request, which waits until URLSession
        /// has let go of the hostile one.
        var asksAgain = false

        static let variable = "MOMENTUM_MEMORY_CHILD"

        static let current: Job? =
            ProcessInfo.processInfo.environment[variable].flatMap { text in
                try? JSONDecoder().decode(Job.self, from: Data(text.utf8))
            }
    }

    /// The outcome of one request.
    struct Row: Codable {
        var client: NetworkClient
        var body: HostileBody
        /// The most memory that the process has had so far, in KiB.
        var peak: Int
        var seconds: Double
        var end: String
    }

    /// The rows of a job, in the order of the requests.
    static func rows(_ job: Job) async throws -> [Row] {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "MemoryChildTests"]
        var environment = ProcessInfo.processInfo.environment
        environment[Job.variable] = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = await withCheckedContinuation { continuation in
            // Reading blocks, and the server of the test needs the threads that all tasks share.
            Thread {
                continuation.resume(returning: output.fileHandleForReading.readDataToEndOfFile())
            }.start()
        }
        process.waitUntilExit()
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\n").filter { $0.hasPrefix("child ") }.compactMap { line in
            try? JSONDecoder().decode(Row.self, from: Data(line.dropFirst(6).utf8))
        }
    }

    /// The peak of this process in KiB, as the system counts it.
    static var peak: Int {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) } ?? 0
    }
}
#endif
