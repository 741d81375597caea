import Foundation
import MomentumData

/// A file that is replaced as a whole: a reader finds the old contents or the new, never a part.
struct AtomicFile {
    /// The address as it was given.
    private let given: URL
    /// What a link points to is replaced, not the link.
    private let url: URL

    init(_ url: URL) {
        given = url
        self.url = url.resolvingSymlinksInPath()
    }

    /// Writes a temporary file beside the old one, flushes it, and puts it in its place.
    ///
    /// What is open already, such as `/dev/stdout`, is written to as it is. Anything else that is
    /// no regular file is refused: a pipe would be waited for.
    ///
    /// - Throws: `POSIXError` or `FileSystemError`; the temporary file is then gone. The old file
    ///   is as it was, unless the flush of the folder was what failed: then the new file is there,
    ///   and may not outlast a loss of power.
    func replace(with bytes: [UInt8]) throws {
        // A link in there leads to the file that the shell has put behind it, which others hold
        // open and write to as well: what is added comes after what they have written.
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
