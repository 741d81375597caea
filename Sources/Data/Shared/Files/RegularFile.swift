import Foundation

/// The only way to open a file that must be regular.
///
/// It refuses pipes, sockets, devices and folders by name, and never waits for one.
package enum RegularFile {
    /// Opens a file, then checks it, so that no other item can replace it in between.
    ///
    /// Follows links. The caller closes the descriptor. Throws the system's error, or the obstacle
    /// in place of the file.
    package static func open(
        _ path: String,
        _ flags: Int32,
        mode: UInt32 = 0o600
    ) throws(FileSystemError) -> Int32 {
        var descriptor: Int32
        repeat {
            // Without `O_NONBLOCK` the call would wait for a pipe; on a regular file it has no
            // effect.
            descriptor = posixOpen(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode_t(mode))
        } while descriptor < 0 && errno == EINTR
        var status = stat()
        guard descriptor >= 0 else {
            let code = errno
            let isElsewhere = code == ENOENT || stat(path, &status) != 0
            let obstacle = isElsewhere ? nil : FileObstacle(mode: status.st_mode)
            throw FileSystemError(call: .open, path: path, code: code, obstacle: obstacle)
        }
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw FileSystemError(call: .status, path: path, code: code)
        }
        if let obstacle = FileObstacle(mode: status.st_mode) {
            close(descriptor)
            let code = obstacle == .folder ? EISDIR : EINVAL
            throw FileSystemError(call: .open, path: path, code: code, obstacle: obstacle)
        }
        return descriptor
    }

    /// Reads a complete file; fails with `EFBIG` if it is longer than `limit` bytes.
    ///
    /// Follows links. Throws the system's error, or the obstacle in place of the file.
    package static func contents(
        of path: String,
        limit: Int = .max
    ) throws(FileSystemError) -> [UInt8] {
        let system = PosixFileSystem()
        let file = try system.open(path, .reading)
        defer { system.close(file) }
        let size = try system.status(of: file).size
        guard size <= limit else {
            throw FileSystemError(call: .read, path: path, code: EFBIG)
        }
        return try system.read(file, from: 0, count: size)
    }
}

// Inside the type, `open` resolves to its method, not to the system call.
private func posixOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
}
