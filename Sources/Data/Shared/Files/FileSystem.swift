import Foundation

/// The operating-system calls of the store; tests can make each one fail.
///
/// An implementation repeats interrupted calls and nothing else (ST-24).
package protocol FileSystem: Sendable {
    /// Creates a folder in an existing one; succeeds if it already exists.
    func makeFolder(_ path: String) throws(FileSystemError)
    func open(_ path: String, _ mode: OpenMode) throws(FileSystemError) -> OpenFile
    func close(_ file: OpenFile)
    func status(of file: OpenFile) throws(FileSystemError) -> FileStatus
    /// The end of the written contents of a file; only unwritten zeros follow.
    func dataEnd(of file: OpenFile) throws(FileSystemError) -> Int
    /// Reads the size and the number of names, but not the times as in ``status(of:)``. After a
    /// time is read, Linux records finer times, which every flush then has to write.
    func extent(of file: OpenFile) throws(FileSystemError) -> FileExtent
    /// Reads from `offset`; returns fewer than `count` bytes at the end of the file.
    func read(
        _ file: OpenFile,
        from offset: Int,
        count: Int
    ) throws(FileSystemError) -> [UInt8]
    /// Makes one write call; returns the number of bytes written, which may be less than all.
    func write(
        _ bytes: [UInt8],
        to file: OpenFile,
        at offset: Int
    ) throws(FileSystemError) -> Int
    /// Sets the permissions of a file; does nothing on systems without permissions.
    func setMode(_ mode: UInt32, of file: OpenFile) throws(FileSystemError)
    func truncate(_ file: OpenFile, to size: Int) throws(FileSystemError)
    /// Flushes a file; returns when its contents are on the device (ST-22).
    func flush(_ file: OpenFile) throws(FileSystemError)
    /// Flushes a folder; returns when its names are on the device.
    func flushFolder(_ path: String) throws(FileSystemError)
    func list(_ folder: String) throws(FileSystemError) -> [String]
    /// Renames a file atomically, replacing any file of that name.
    func rename(_ path: String, to newPath: String) throws(FileSystemError)
    func remove(_ path: String) throws(FileSystemError)
    /// Takes the exclusive lock on a file unless another descriptor holds it (ST-35).
    func tryLock(_ file: OpenFile) throws(FileSystemError) -> Bool
    func unlock(_ file: OpenFile)
    /// Keeps the file readable after the first unlock and out of backups, if possible (ST-4).
    func keepOnDevice(_ path: String)
    /// Keeps new files in the folder readable after the first unlock, if possible (ST-4).
    func keepReadableWhileLocked(_ path: String)
}

extension FileSystem {
    /// Writes all bytes, in as many calls as needed.
    package func writeAll(
        _ bytes: [UInt8],
        to file: OpenFile,
        at offset: Int = 0
    ) throws(FileSystemError) {
        var written = 0
        while written < bytes.count {
            let rest = written == 0 ? bytes : Array(bytes[written...])
            let count = try write(rest, to: file, at: offset + written)
            guard count > 0 else {
                throw FileSystemError(call: .write, path: file.path, code: ENOSPC)
            }
            written += count
        }
    }

    package func setMode(_ mode: UInt32, of file: OpenFile) throws(FileSystemError) {}
}

package struct FileStatus: Hashable, Sendable {
    package let identity: FileIdentity
    package let size: Int
}

/// The purpose for which a file is opened.
package enum OpenMode: Sendable {
    case reading
    /// Opens an existing file for reading and writing.
    case writing
    /// Opens a file for reading and writing; creates a missing one.
    case writingOrMaking
    /// Creates a file for reading and writing; fails if it exists.
    case making
}

extension FileSystem {
    /// Reads a document; `nil` if it is missing.
    ///
    /// Throws `EFBIG` if it is longer than any document.
    package func document(at path: String) throws(FileSystemError) -> [UInt8]? {
        do throws(FileSystemError) {
            let file = try open(path, .reading)
            defer { close(file) }
            let size = try status(of: file).size
            guard size <= SharedDocument.largest else {
                throw FileSystemError(call: .read, path: path, code: EFBIG)
            }
            return try read(file, from: 0, count: size)
        } catch  where error.code == ENOENT {
            return nil
        }
    }
}
