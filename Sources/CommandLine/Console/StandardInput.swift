import Foundation
import MomentumTerminal

/// The lines and bytes of standard input.
///
/// It polls for input instead of blocking in a read, so that Ctrl-C ends a question at once.
actor StandardInput: LineSource {
    private static let interval = Duration.milliseconds(30)

    private let descriptor: Int32
    private let clock: any Clock<Duration>
    private var buffer: [UInt8] = []
    private var hasEnded = false

    init(descriptor: Int32 = STDIN_FILENO, clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        self.descriptor = descriptor
    }

    func nextLine() async throws -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[..<end]
                buffer.removeSubrange(...end)
                return try text(line)
            }
            if hasEnded {
                let line = buffer[...]
                buffer = []
                return line.isEmpty ? nil : try text(line)
            }
            try await readMore()
        }
    }

    func nextHiddenLine() async throws -> String? {
        let mode = try TerminalMode(descriptor: descriptor) { settings in
            settings.c_lflag &= ~tcflag_t(ECHO)
            // The terminal still shows the line end, so later output starts on a new line.
            settings.c_lflag |= tcflag_t(ECHONL)
        }
        try mode.enter()
        defer { mode.leave() }
        return try await nextLine()
    }

    func rest() async throws -> [UInt8] {
        while !hasEnded { try await readMore() }
        return buffer
    }

    private func text(_ line: ArraySlice<UInt8>) throws(CommandFailure) -> String {
        guard let text = String(validating: line, as: UTF8.self) else {
            throw .notText(saying("Standard input"))
        }
        return text
    }

    private func readMore() async throws {
        try Task.checkCancellation()
        if isReadable { try read() } else { try await clock.sleep(for: Self.interval) }
    }

    private var isReadable: Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    private func read() throws(CommandFailure) {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = bytes.withUnsafeMutableBytes {
            Foundation.read(descriptor, $0.baseAddress, $0.count)
        }
        if count > 0 {
            buffer += bytes[..<count]
        } else if count == 0 {
            hasEnded = true
        } else if errno != EINTR {
            // This is no end of input: a folder, for example, would read as an empty file.
            throw .input(code: errno)
        }
    }
}
