import Foundation

/// A file that is replaced as a whole: a reader finds the old contents or the new, never a part.
struct AtomicFile {
    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// Writes a temporary file beside the old one, flushes it, and puts it in its place.
    ///
    /// What is no regular file, such as a pipe or a terminal, is written to as it is.
    ///
    /// - Throws: `POSIXError`; the old file is then as it was, and the temporary one is gone.
    func replace(with bytes: [UInt8]) throws {
        var status = stat()
        guard stat(url.path, &status) == 0 else {
            guard errno == ENOENT else { throw Self.lastError }
            return try replace(with: bytes, mode: 0o600)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: try replace(with: bytes, mode: status.st_mode & 0o777)
        case S_IFDIR: throw POSIXError(.EISDIR)
        default: try write(bytes, to: url, flags: O_WRONLY, mode: 0)
        }
    }

    private func replace(with bytes: [UInt8], mode: mode_t) throws {
        let name = ".\(url.lastPathComponent).\(UUID().uuidString).tmp"
        let temporary = url.deletingLastPathComponent().appendingPathComponent(name)
        do {
            try write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode)
            guard rename(temporary.path, url.path) == 0 else { throw Self.lastError }
        } catch {
            unlink(temporary.path)
            throw error
        }
        // The new name is in the folder's own data, which has a flush of its own.
        try flushFolder()
    }

    private func write(_ bytes: [UInt8], to url: URL, flags: Int32, mode: mode_t) throws {
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

    private func flushFolder() throws {
        let descriptor = open(url.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.lastError }
        defer { close(descriptor) }
        try flush(descriptor)
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
