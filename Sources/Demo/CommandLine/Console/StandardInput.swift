import Foundation

/// The lines of standard input.
///
/// It looks for input instead of blocking in a read, so that Ctrl-C ends a question at once.
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
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeSubrange(...end)
                return line
            }
            if hasEnded {
                defer { buffer = [] }
                return buffer.isEmpty ? nil : String(decoding: buffer, as: UTF8.self)
            }
            try Task.checkCancellation()
            if isReadable { read() } else { try await clock.sleep(for: Self.interval) }
        }
    }

    private var isReadable: Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    private func read() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = bytes.withUnsafeMutableBytes {
            Foundation.read(descriptor, $0.baseAddress, $0.count)
        }
        if count > 0 {
            buffer += bytes[..<count]
        } else if count == 0 || errno != EINTR {
            hasEnded = true
        }
    }
}
