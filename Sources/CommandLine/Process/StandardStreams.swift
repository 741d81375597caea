import Foundation

/// The three standard streams of a process.
package enum StandardStreams {
    /// Opens `/dev/null` in the place of streams that the process was started without.
    ///
    /// The next file to be opened would get the number of a closed stream, and output would be
    /// written into it, for example into the records. Reading from or writing to the replacement
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
