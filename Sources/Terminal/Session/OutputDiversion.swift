import Foundation

/// Sends what other code prints to a file, while the terminal belongs to one program (TA-25).
///
/// Standard output and standard error lead to the file until ``end()``. The terminal is reached by
/// ``terminal`` alone.
package final class OutputDiversion {
    /// The largest file in bytes that is added to; a larger one begins anew.
    private static let limit = 1 << 20

    /// The descriptor that standard output had led to.
    package let terminal: Int32
    private let errors: Int32
    private let streams: (output: Int32, errors: Int32)
    private var hasEnded = false

    /// Begins; `nil` when the system refuses, so that nothing is diverted.
    ///
    /// - Parameters:
    ///   - path: The file, which is made for its owner alone; `nil` drops what is printed, and so
    ///     does a file that cannot be made.
    ///   - streams: The descriptors that are diverted.
    package init?(
        to path: String?,
        _ streams: (output: Int32, errors: Int32) = (STDOUT_FILENO, STDERR_FILENO)
    ) {
        let name = path ?? "/dev/null"
        var status = stat()
        let isLong = stat(name, &status) == 0 && status.st_size > Self.limit
        let mode = O_WRONLY | O_CREAT | O_CLOEXEC | (isLong ? O_TRUNC : O_APPEND)
        var file = open(name, mode, 0o600)
        if file < 0 { file = open("/dev/null", O_WRONLY | O_CLOEXEC) }
        guard file >= 0 else { return nil }
        defer { close(file) }
        self.streams = streams
        terminal = fcntl(streams.output, F_DUPFD_CLOEXEC, 3)
        errors = fcntl(streams.errors, F_DUPFD_CLOEXEC, 3)
        guard terminal >= 0, errors >= 0 else {
            if terminal >= 0 { close(terminal) }
            return nil
        }
        fflush(nil)
        dup2(file, streams.output)
        dup2(file, streams.errors)
    }

    deinit {
        end()
    }

    /// Gives both streams back; a second call changes nothing.
    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        fflush(nil)
        dup2(terminal, streams.output)
        dup2(errors, streams.errors)
        close(terminal)
        close(errors)
    }
}
