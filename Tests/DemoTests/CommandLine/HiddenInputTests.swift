#if os(Linux)
import Foundation
import Testing

@testable import MomentumCommandLine

/// A secret that is typed at a pseudo-terminal.
@Suite(.timeLimit(.minutes(5))) struct HiddenInputTests {
    /// Both ends of a pseudo-terminal.
    private final class Terminal {
        let keyboard: Int32
        let program: Int32

        init() throws {
            // TIOCSPTLCK and TIOCGPTN of Linux, which Swift does not import: unlock, and number.
            let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
            var (no, name): (Int32, UInt32) = (0, 0)
            keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            let isMade = ioctl(keyboard, unlock, &no) == 0 && ioctl(keyboard, number, &name) == 0
            program = isMade ? open("/dev/pts/\(name)", O_RDWR | O_NOCTTY) : -1
            try #require(program >= 0)
        }

        deinit {
            close(keyboard)
            close(program)
        }

        var echoes: Bool {
            var settings = termios()
            return tcgetattr(program, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
        }

        func type(_ text: String) {
            _ = Array(text.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
        }

        /// The text on the terminal so far.
        var shown: String {
            var request = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 0) > 0 else { return "" }
            var bytes = [UInt8](repeating: 0, count: 1000)
            let count = bytes.withUnsafeMutableBytes { read(keyboard, $0.baseAddress, $0.count) }
            return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
        }
    }

    @Test func `a secret is not shown, and the next line is (AU-41)`() async throws {
        let terminal = try Terminal()
        let input = StandardInput(descriptor: terminal.program)

        let hidden = Task { try await input.nextHiddenLine() }
        while terminal.echoes { await Task.yield() }
        terminal.type("s3cret\n")
        #expect(try await hidden.value == "s3cret")
        #expect(terminal.shown == "\r\n")

        #expect(terminal.echoes)
        terminal.type("plain\n")
        #expect(try await input.nextLine() == "plain")
        #expect(terminal.shown == "plain\r\n")
    }

    @Test func `the terminal shows again what is typed after an interruption (AU-41)`() async throws
    {
        let terminal = try Terminal()
        let input = StandardInput(descriptor: terminal.program)

        let hidden = Task { try await input.nextHiddenLine() }
        while terminal.echoes { await Task.yield() }
        hidden.cancel()

        await #expect(throws: CancellationError.self) { try await hidden.value }
        #expect(terminal.echoes)
    }
}
#endif
