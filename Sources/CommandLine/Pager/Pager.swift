import Foundation
import Synchronization

/// A pager as the destination of output; starts once the output exceeds the screen (CL-17).
///
/// The pager reads only as people turn its pages, and writing waits for it. So the rows of a long
/// list are loaded as needed.
final class Pager: ByteSink {
    private struct State {
        /// The bytes written before the pager was started.
        var beginning: [UInt8] = []
        var process: (id: pid_t, input: FileDescriptorSink)?
        var isStarted = false
    }

    private let command: String
    private let height: Int
    private let output: any ByteSink
    private let willStart: @Sendable () -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - command: The command line of the pager, run by a shell.
    ///   - height: The height of the screen in lines.
    ///   - output: The destination of output that fits on the screen.
    ///   - willStart: Called once, before the pager starts.
    init(
        _ command: String,
        height: Int,
        output: any ByteSink,
        willStart: @escaping @Sendable () -> Void
    ) {
        self.command = command
        self.height = height
        self.output = output
        self.willStart = willStart
    }

    func write(_ bytes: [UInt8]) throws(WriteFailure) {
        let target: (sink: any ByteSink, bytes: [UInt8])? = state.withLock { state in
            if state.isStarted { return (state.process?.input ?? output, bytes) }
            state.beginning += bytes
            // One line of the screen is reserved for the shell's prompt.
            let newline = UInt8(ascii: "\n")
            guard state.beginning.count(where: { $0 == newline }) >= height else { return nil }
            state.isStarted = true
            willStart()
            state.process = Self.start(command)
            defer { state.beginning = [] }
            return (state.process?.input ?? output, state.beginning)
        }
        if let target { try target.sink.write(target.bytes) }
    }

    /// Writes output that fitted on the screen, or waits until people quit the pager.
    func finish() throws(WriteFailure) {
        let (rest, process) = state.withLock { state in
            defer { (state.beginning, state.process) = ([], nil) }
            return (state.beginning, state.process)
        }
        if let process {
            close(process.input.descriptor)
            var status: Int32 = 0
            while waitpid(process.id, &status, 0) == -1, errno == EINTR {}
        } else if !rest.isEmpty {
            try output.write(rest)
        }
    }

    /// Starts the command with a pipe as its input; `nil` if the system refuses.
    ///
    /// Foundation's `Process` would put it into its own process group, which may not read keys.
    private static func start(_ command: String) -> (id: pid_t, input: FileDescriptorSink)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        // Otherwise the pager would hold its own input open.
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        #if os(Linux)
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #else
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // This process ignores broken pipes; its children must not inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let texts: [String] = ["sh", "-c", command]
        // Safe: each is a copy that ends in a null byte and is freed after the call.
        let words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var id = pid_t()
        guard posix_spawn(&id, "/bin/sh", &actions, &attributes, words, environ) == 0 else {
            close(ends[1])
            return nil
        }
        return (id, FileDescriptorSink(descriptor: ends[1]))
    }
}
