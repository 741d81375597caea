import Foundation
import MomentumData

/// A file that is replaced atomically: a reader finds the old contents or the new, never a mixture.
struct AtomicFile {
    private let given: URL
    /// The file; for a link, its target, which is replaced in place of the link.
    private let url: URL

    init(_ url: URL) {
        given = url
        self.url = url.resolvingSymlinksInPath()
    }

    /// Replaces the file and keeps its permissions.
    ///
    /// An open file, such as `/dev/stdout`, is written to directly. Other items that are not
    /// regular files are refused, because a pipe would block.
    ///
    /// - Throws: `FileSystemError`; the old file is then unchanged. After a failed flush of the
    ///   folder, however, the new file is in place but may not survive a power failure.
    func replace(with bytes: [UInt8]) throws(FileSystemError) {
        // The URL may lead to a file that the shell opened and others write to, so the bytes are
        // appended.
        if DocumentFile.isOpenAlready(given) { return try append(bytes) }
        var status = stat()
        if stat(url.path, &status) != 0 {
            guard errno == ENOENT else { throw failure(errno) }
            return try replace(with: bytes, mode: 0o600)
        }
        if let obstacle = FileObstacle(mode: status.st_mode) {
            throw failure(obstacle == .folder ? EISDIR : EINVAL, obstacle)
        }
        try replace(with: bytes, mode: UInt32(status.st_mode & 0o777))
    }

    private func replace(with bytes: [UInt8], mode: UInt32) throws(FileSystemError) {
        // A folder that cannot be opened cannot be flushed, so no file in it is replaced.
        guard access(url.deletingLastPathComponent().path, R_OK) == 0 else { throw failure(errno) }
        let file = FileReplacement(
            url.path,
            // Without the name of the file, which may be as long as the system allows.
            draft: ".\(UUID().uuidString).tmp",
            mode: mode,
            in: PosixFileSystem()
        )
        do throws(FileSystemError) {
            try file.replace(with: bytes)
        } catch {
            throw failure(error.code)
        }
    }

    private func append(_ bytes: [UInt8]) throws(FileSystemError) {
        let descriptor = open(given.path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data(bytes))
        } catch {
            let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            throw failure(Int32(truncatingIfNeeded: underlying?.code ?? Int(EIO)))
        }
    }

    /// The error with the name of the file, not of the draft.
    private func failure(_ code: Int32, _ obstacle: FileObstacle? = nil) -> FileSystemError {
        FileSystemError(call: .write, path: given.path, code: code, obstacle: obstacle)
    }
}
