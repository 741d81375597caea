import Foundation
import Testing

@testable import MomentumTerminal

/// Output that is slow, and output that is not the program's.
@Suite struct TerminalOutputTests {
    @Test func `a frame that is not taken at once is written beside, as a whole (TA-28)`()
        async throws
    {
        let pipe = Pipe()
        let output = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        let frame = (0..<300_000).map { UInt8($0 % 251) }
        let (news, written) = AsyncStream.makeStream(of: Void.self)

        output.write(frame) { written.yield() }
        // More than a pipe takes: the rest waits, and no other frame is begun meanwhile.
        #expect(output.isBusy)
        var taken: [UInt8] = []
        while taken.count < frame.count {
            taken += [UInt8](pipe.fileHandleForReading.availableData)
        }
        for await _ in news { break }

        #expect(taken == frame)
        #expect(!output.isBusy)
    }

    @Test func `what others print goes into a file of the owner, until the end (TA-25)`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "diverted-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "app.log").path
        let (out, errors) = (Pipe(), Pipe())
        let streams = (
            output: out.fileHandleForWriting.fileDescriptor,
            errors: errors.fileHandleForWriting.fileDescriptor
        )
        func print(_ text: String, to descriptor: Int32) {
            _ = text.withCString { write(descriptor, $0, strlen($0)) }
        }
        func content() -> String? { try? String(contentsOfFile: log, encoding: .utf8) }

        let diversion = try #require(OutputDiversion(to: log, streams))
        print("debug\n", to: streams.output)
        print("warning\n", to: streams.errors)
        print("frame", to: diversion.terminal)
        #expect(content() == "debug\nwarning\n")
        #expect(out.fileHandleForReading.availableData == Data("frame".utf8))
        let mode = try FileManager.default.attributesOfItem(atPath: log)[.posixPermissions]
        #expect(mode as? Int == 0o600)

        diversion.end()
        print("after", to: streams.errors)
        #expect(errors.fileHandleForReading.availableData == Data("after".utf8))
        #expect(content() == "debug\nwarning\n")

        // A long file begins anew.
        try Data(count: 2 << 20).write(to: URL(filePath: log))
        let second = try #require(OutputDiversion(to: log, streams))
        print("new", to: streams.output)
        second.end()
        #expect(content() == "new")
    }
}
