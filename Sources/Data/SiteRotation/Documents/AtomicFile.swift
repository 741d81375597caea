import Foundation
import MomentumData

/// A file that is replaced as a whole: a reader finds the old contents or the new, never a part.
struct AtomicFile {
    private let given: URL
    /// The target of a link, which is replaced instead of the link.
    private let url: URL

    init(_ url: URL) {
        given = url
        self.url = url.resolvingSymlinksInPath()
    }

    /// Writes a temporary file beside the old one, flushes it, and renames it over the old one.
    ///
    /// An open file, such as `/dev/stdout`, is written to directly. Anything else that is no
    /// regular file is refused, because a pipe would block.
    ///
    /// - Throws: `POSIXError` or `FileSystemError`; the temporary file is then gone and the old
    ///   file unchanged. Only after a failed flush of the folder the new file is there, which may
    ///   not survive a power cut.
    func replace(with bytes: [UInt8]) throws {
        // The URL may lead to a file that the shell opened and others write to, so the bytes go to
        // its end.
        if DocumentFile.isOpenAlready(given) {
            return try write(bytes, to: given, flags: O_WRONLY | O_APPEND)
        }
        var status = stat()
        guard stat(url.path, &status) == 0 else {
            guard errno == ENOENT else { throw Self.lastError }
            return try replace(with: bytes, mode: 0o600)
        }
        if let obstacle = FileObstacle(mode: status.st_mode) {
            throw FileSystemError(
                call: .write,
                path: given.path,
                code: obstacle == .folder ? EISDIR : EINVAL,
                obstacle: obstacle
            )
        }
        try replace(with: bytes, mode: status.st_mode & 0o777)
    }

    private func replace(with bytes: [UInt8], mode: mode_t) throws {
        let name = ".\(url.lastPathComponent).\(UUID().uuidString).tmp"
        let parent = url.deletingLastPathComponent()
        let temporary = parent.appendingPathComponent(name)
        // Opened first: once the new file is in its place, nothing but the flush can fail.
        let folder = open(parent.path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { throw Self.lastError }
        defer { close(folder) }
        do {
            try write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode)
            guard rename(temporary.path, url.path) == 0 else { throw Self.lastError }
        } catch {
            unlink(temporary.path)
            throw error
        }
        // The new name is in the folder's own data, which has a flush of its own.
        try flush(folder)
    }

    private func write(_ bytes: [UInt8], to url: URL, flags: Int32, mode: mode_t = 0) throws {
        let descriptor = open(url.path, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw Self.lastError }
        defer { close(descriptor) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        try handle.write(contentsOf: Data(bytes))
        if flags & O_CREAT != 0 {
            guard fchmod(descriptor, mode) == 0 else { throw Self.lastError }
            try flush(descriptor)
        }
    }

    private func flush(_ descriptor: Int32) throws {
        #if canImport(Darwin)
        // fsync alone leaves the bytes in the cache of the drive (ST-22).
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) == 0 else { throw Self.lastError }
    }

    private static var lastError: POSIXError {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
