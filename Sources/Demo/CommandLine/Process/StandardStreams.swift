import Foundation

/// The three streams that a process begins with.
enum StandardStreams {
    /// Puts something in the place of streams that the process was started without.
    ///
    /// The next file that is opened would get the number of a closed one, and what is printed would
    /// be written into it: into the records, for example. Reading from or writing to what stands
    /// there instead fails.
    static func reserve() {
        let modes = [O_WRONLY, O_RDONLY, O_RDONLY]
        for (descriptor, mode) in zip([STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], modes)
        where fcntl(descriptor, F_GETFD) == -1 {
            // Of the numbers that are free the lowest is taken.
            _ = open("/dev/null", mode)
        }
    }
}
