#if os(Linux)
import Foundation
import Testing

/// The program as a process that waits for room in a full pipe.
struct BlockedProgram {
    struct NoHandler: Error {}

    let process = Process()
    private let output = Pipe()
    private let filling: Int

    init() throws {
        let descriptor = output.fileHandleForWriting.fileDescriptor
        let flags = fcntl(descriptor, F_GETFL)
        try #require(fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0)
        var count = 0
        var bytes = [UInt8](repeating: 0x20, count: 4096)
        while write(descriptor, &bytes, bytes.count) == bytes.count { count += bytes.count }
        try #require(fcntl(descriptor, F_SETFL, flags) == 0)
        filling = count

        process.executableURL = URL(filePath: CommandLine.arguments[0])
            .deletingLastPathComponent().appending(path: "momentum")
        process.arguments = ["--version"]
        process.standardOutput = output
        try process.run()
        try output.fileHandleForWriting.close()
        try waitForHandler()
    }

    /// Waits until the program has a handler for interruptions, which the system lists as a bit.
    private func waitForHandler() throws {
        let status = "/proc/\(process.processIdentifier)/status"
        let start = ContinuousClock.now
        while process.isRunning, ContinuousClock.now - start < .seconds(20) {
            let lines = try String(contentsOfFile: status, encoding: .utf8).split(separator: "\n")
            let caught = lines.first { $0.hasPrefix("SigCgt:") }?.split(separator: "\t").last
            if let mask = caught.flatMap({ UInt64($0, radix: 16) }), mask & 1 << (SIGINT - 1) != 0 {
                return
            }
        }
        process.terminate()
        throw NoHandler()
    }

    func interrupt() {
        kill(process.processIdentifier, SIGINT)
    }

    /// Drains the pipe, waits for the end of the program, and returns its output.
    func finish() throws -> String {
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: bytes.dropFirst(filling), as: UTF8.self)
    }
}
#endif
