import Foundation

/// The three standard streams of a process.
package enum StandardStreams {
    /// Opens `/dev/null` for standard streams that are closed at the start.
    ///
    /// Otherwise the next opened file, such as the records, would get the number of a closed
    /// stream. Output would then be written into it. Reading from or writing to the replacement
    /// fails.
    package static func reserve() {
        let modes = [O_WRONLY, O_RDONLY, O_RDONLY]
        for (descriptor, mode) in zip([STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], modes)
        where fcntl(descriptor, F_GETFD) == -1 {
            // The system takes the lowest free number.
            _ = open("/dev/null", mode)
        }
    }
}
