#if canImport(Darwin)
import Darwin
import Foundation
#elseif canImport(Glibc)
import Glibc
#endif

extension PosixFileSystem {
    func flush(_ file: OpenFile) throws(FileSystemError) {
        #if canImport(Darwin)
        // An fsync there leaves the bytes in the cache of the drive. Where the file system has no
        // such command (a network share), fsync is what there is.
        do {
            try check(.flush, file.path) { fcntl(file.descriptor, F_FULLFSYNC) }
        } catch  where [ENOTSUP, EOPNOTSUPP, ENOTTY, EINVAL].contains(error.code) {
            try check(.flush, file.path) { fsync(file.descriptor) }
        }
        #else
        try check(.flush, file.path) { fdatasync(file.descriptor) }
        #endif
    }

    func flushFolder(_ path: String) throws(FileSystemError) {
        let folder = try openFolder(path)
        defer { close(folder) }
        do {
            try check(.flushFolder, path) { fsync(folder.descriptor) }
        } catch  where error.code == EINVAL {
            // Some file systems cannot flush a folder, and keep names safe by themselves.
            return
        }
    }

    private func openFolder(_ path: String) throws(FileSystemError) -> OpenFile {
        do {
            return try open(path, .reading)
        } catch {
            throw FileSystemError(call: .flushFolder, path: path, code: error.code)
        }
    }

    #if canImport(Darwin)
    func keepOnDevice(_ path: String) {
        var url = URL(filePath: path)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        // A file that goes into a backup all the same is noticed by its changed inode (ST-46).
        try? url.setResourceValues(values)
    }

    func keepReadableWhileLocked(_ path: String) {
        // The class is inherited by what is made in the folder. A Mac has no such classes.
        #if !os(macOS)
        try? FileManager.default.setAttributes(
            [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
            ofItemAtPath: path
        )
        #endif
    }
    #else
    // There are no protection classes, and backups have no common switch.
    func keepOnDevice(_ path: String) {}
    func keepReadableWhileLocked(_ path: String) {}
    #endif
}
