import MomentumData

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

extension PosixFileSystem {
    /// The item at a path, without following a link; `nil` if there is none.
    func item(at path: String) throws(FileSystemError) -> DirectoryItem? {
        var status = stat()
        do {
            try check(.status, path) { lstat(path, &status) }
        } catch  where [ENOENT, ENOTDIR].contains(error.code) {
            return nil
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            #if canImport(Darwin)
            let modified = status.st_mtimespec.tv_sec
            #else
            let modified = status.st_mtim.tv_sec
            #endif
            return .file(size: Int(status.st_size), modified: Int(modified))
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other(FileObstacle(mode: status.st_mode) ?? .device)
        }
    }

    /// Gives a file a second name, which must be free.
    func link(_ path: String, to newPath: String) throws(FileSystemError) {
        try check(.rename, newPath) { posixLink(path, newPath) }
    }

    /// Takes the exclusive lock on a file; blocks until it is free.
    func waitForLock(_ file: OpenFile) throws(FileSystemError) {
        try check(.lock, file.path) { flock(file.descriptor, LOCK_EX) }
    }
}

// Inside the type, `link` resolves to its method, not to the system call.
private func posixLink(_ path: String, _ newPath: String) -> Int32 {
    link(path, newPath)
}
