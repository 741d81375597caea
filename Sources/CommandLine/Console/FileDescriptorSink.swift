import Foundation

/// Writes to an open file, pipe or terminal without buffering.
///
/// SIGPIPE must be ignored: otherwise a closed pipe ends the process before ``write(_:)`` can
/// report it.
struct FileDescriptorSink: ByteSink {
    static let output = FileDescriptorSink(descriptor: STDOUT_FILENO)
    static let error = FileDescriptorSink(descriptor: STDERR_FILENO)

    let descriptor: Int32

    func write(_ bytes: [UInt8]) throws(WriteFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else {
                try recover(from: errno)
            }
        }
    }

    private func recover(from code: Int32) throws(WriteFailure) {
        switch code {
        case EINTR: return
        case EAGAIN:
            // The reader made the pipe non-blocking and has not emptied it yet.
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&request, 1, -1)
        case EPIPE: throw .closed
        default: throw .system(code: code, message: String(cString: strerror(code)))
        }
    }
}
