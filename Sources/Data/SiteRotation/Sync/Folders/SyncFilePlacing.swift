import Foundation
import MomentumData

/// Places a complete file under a free name.
///
/// The bytes are written and flushed under a temporary name. The final name comes last, in an
/// atomic step that cannot replace a file.
package struct SyncFilePlacing: Sendable {
    typealias Link = @Sendable (_ path: String, _ newPath: String) throws(FileSystemError) -> Void

    /// The age in seconds from which a temporary file is abandoned: its writer has stopped.
    package static let abandoned = 86_400
    package static let prefix = ".tmp-"

    /// Gives a file a second name; fails on file systems without hard links.
    let link: Link

    init(link: @escaping Link = PosixFileSystem().link(_:to:)) {
        self.link = link
    }

    /// Writes a file into an existing folder; returns false if the name is taken.
    func place(
        _ bytes: [UInt8],
        at place: String,
        in files: PosixFileSystem
    ) throws(FileSystemError) -> Bool {
        guard try files.item(at: place) == nil else { return false }
        let folder = URL(filePath: place).deletingLastPathComponent().path
        let temporary = "\(folder)/\(Self.prefix)\(UUID().uuidString)"
        // Fails if the file has been renamed, which is the normal case.
        defer { try? files.remove(temporary) }
        try write(bytes, to: temporary, in: files)
        if case .file(_, let now) = try files.item(at: temporary) {
            removeAbandoned(in: folder, now: now, files)
        }
        let isPlaced = try rename(temporary, to: place, folder: folder, files)
        if isPlaced { try files.flushFolder(folder) }
        return isPlaced
    }

    private func write(
        _ bytes: [UInt8],
        to path: String,
        in files: PosixFileSystem
    ) throws(FileSystemError) {
        let file = try files.open(path, .making)
        defer { files.close(file) }
        var written = 0
        while written < bytes.count {
            let rest = written == 0 ? bytes : Array(bytes[written...])
            let count = try files.write(rest, to: file, at: written)
            guard count > 0 else { throw FileSystemError(call: .write, path: path, code: EIO) }
            written += count
        }
        try files.flush(file)
    }

    private func rename(
        _ path: String,
        to newPath: String,
        folder: String,
        _ files: PosixFileSystem
    ) throws(FileSystemError) -> Bool {
        do {
            try link(path, newPath)
            return true
        } catch  where error.code == EEXIST {
            return false
        } catch {
            return try renameUnderLock(path, to: newPath, folder: folder, files)
        }
    }

    /// Places a file without hard links, as on FAT and on many shares.
    ///
    /// A rename would replace a file, so this device's processes check for it under a lock. Other
    /// devices have their own folders.
    private func renameUnderLock(
        _ path: String,
        to newPath: String,
        folder: String,
        _ files: PosixFileSystem
    ) throws(FileSystemError) -> Bool {
        let lock = try files.open("\(folder)/.lock", .writingOrMaking)
        defer { files.close(lock) }
        try files.waitForLock(lock)
        guard try files.item(at: newPath) == nil else { return false }
        try files.rename(path, to: newPath)
        return true
    }

    /// Removes temporary files of stopped writers, by the file system's own time.
    private func removeAbandoned(in folder: String, now: Int, _ files: PosixFileSystem) {
        // Only a clean-up: after a failure here, the next file tries again.
        guard let names = try? files.list(folder) else { return }
        for name in names where name.hasPrefix(Self.prefix) {
            let path = "\(folder)/\(name)"
            guard case .file(_, let modified)? = try? files.item(at: path),
                modified < now - Self.abandoned
            else { continue }
            try? files.remove(path)
        }
    }
}
