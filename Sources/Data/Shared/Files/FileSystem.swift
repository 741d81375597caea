import Foundation

/// The calls that the store makes of an operating system, so that tests can make each one fail.
///
/// Interrupted calls are retried by the implementation; nothing else is (ST-24).
package protocol FileSystem: Sendable {
    /// Makes a folder in one that exists; one that is there already is fine.
    func makeFolder(_ path: String) throws(FileSystemError)
    func open(_ path: String, _ mode: OpenMode) throws(FileSystemError) -> OpenFile
    func close(_ file: OpenFile)
    func status(of file: OpenFile) throws(FileSystemError) -> FileStatus
    /// Where the contents of a file end: what follows is zeros that were never written, however
    /// much there is of it.
    func dataEnd(of file: OpenFile) throws(FileSystemError) -> Int
    /// Asks for no times, unlike ``status(of:)``: Linux makes those of a file finer once somebody
    /// has seen them, and every flush of its contents then writes the times too.
    func extent(of file: OpenFile) throws(FileSystemError) -> FileExtent
    /// The bytes from `offset` on; fewer than `count` where the file ends.
    func read(
        _ file: OpenFile,
        from offset: Int,
        count: Int
    ) throws(FileSystemError) -> [UInt8]
    /// Makes one call and returns how many bytes it took, which may be fewer than all.
    func write(
        _ bytes: [UInt8],
        to file: OpenFile,
        at offset: Int
    ) throws(FileSystemError) -> Int
    func truncate(_ file: OpenFile, to size: Int) throws(FileSystemError)
    /// Returns when the contents of the file have reached the device (ST-22).
    func flush(_ file: OpenFile) throws(FileSystemError)
    /// Returns when the names in the folder have reached the device.
    func flushFolder(_ path: String) throws(FileSystemError)
    func list(_ folder: String) throws(FileSystemError) -> [String]
    /// Gives a file another name in place of whatever had it, as one step.
    func rename(_ path: String, to newPath: String) throws(FileSystemError)
    func remove(_ path: String) throws(FileSystemError)
    /// Takes the exclusive lock on a file unless another descriptor holds it (ST-35).
    func tryLock(_ file: OpenFile) throws(FileSystemError) -> Bool
    func unlock(_ file: OpenFile)
    /// Asks that the file be readable from the first unlock on, and kept out of backups (ST-4).
    func keepOnDevice(_ path: String)
    /// Asks that what is made in the folder be readable from the first unlock on (ST-4).
    func keepReadableWhileLocked(_ path: String)
}

/// What a file system says about an open file.
package struct FileStatus: Hashable, Sendable {
    package let identity: FileIdentity
    package let size: Int
}

/// What a file is opened for.
package enum OpenMode: Sendable {
    /// Reading a file that exists.
    case reading
    /// Reading and writing a file that exists.
    case writing
    /// Reading and writing a file that is made when it is missing.
    case writingOrMaking
    /// Reading and writing a file that must not exist yet.
    case making
}

extension FileSystem {
    /// All bytes of a document, `nil` when there is none.
    ///
    /// - Throws: `FileSystemError`; with `EFBIG` for a file that is longer than any document.
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
