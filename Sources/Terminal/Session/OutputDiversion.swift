import Foundation

/// Redirects other code's output to a file, while one program owns the terminal (TA-25).
///
/// Standard output and standard error lead to the file until ``end()``. Only ``terminal`` reaches
/// the terminal.
package final class OutputDiversion {
    /// The size in bytes up to which the file is appended to; a larger one is overwritten.
    private static let limit = 1 << 20

    /// The descriptor to which standard output led before.
    package let terminal: Int32
    private let errors: Int32
    private let streams: (output: Int32, errors: Int32)
    private var hasEnded = false

    /// Begins the redirection; `nil` if the system refuses, so that nothing is redirected.
    ///
    /// - Parameters:
    ///   - path: The file, created with access for its owner only. `nil` drops the output, and so
    ///     does a file that cannot be created.
    ///   - streams: The redirected descriptors.
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

    /// Restores both streams; a second call has no effect.
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
