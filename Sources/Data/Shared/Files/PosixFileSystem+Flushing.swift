#if canImport(Darwin)
import Darwin
import Foundation
#elseif canImport(Glibc)
import Glibc
#endif

extension PosixFileSystem {
    package func flush(_ file: OpenFile) throws(FileSystemError) {
        try flush(file, by: FlushCall.order) { $0.make(on: file.descriptor) }
    }

    /// Makes the first call that the file system of a file supports (ST-22).
    func flush(
        _ file: OpenFile,
        by calls: [FlushCall],
        _ make: (FlushCall) -> Int32
    ) throws(FileSystemError) {
        for (number, call) in calls.enumerated() {
            do {
                try check(.flush, file.path) { make(call) }
                return
            } catch  where number + 1 < calls.count && Self.meansUnknown(error.code) {
                continue
            }
        }
    }

    private static func meansUnknown(_ code: Int32) -> Bool {
        [ENOTSUP, EOPNOTSUPP, ENOTTY, EINVAL].contains(code)
    }

    package func flushFolder(_ path: String) throws(FileSystemError) {
        let folder = try openFolder(path)
        defer { close(folder) }
        do {
            try check(.flushFolder, path) { fsync(folder.descriptor) }
        } catch  where error.code == EINVAL {
            // Some file systems cannot flush a folder, and keep names durable themselves.
            return
        }
    }

    private func openFolder(_ path: String) throws(FileSystemError) -> OpenFile {
        let descriptor = try check(.flushFolder, path) {
            posixOpen(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        return OpenFile(descriptor: descriptor, path: path)
    }

    #if canImport(Darwin)
    package func keepOnDevice(_ path: String) {
        var url = URL(filePath: path)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        // A file that enters a backup anyway shows by its changed inode (ST-46).
        try? url.setResourceValues(values)
    }

    package func keepReadableWhileLocked(_ path: String) {
        // New files in the folder inherit the class. A Mac has no such classes.
        #if !os(macOS)
        try? FileManager.default.setAttributes(
            [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
            ofItemAtPath: path
        )
        #endif
    }
    #else
    // Linux has no protection classes, and its backups have no common exclusion flag.
    package func keepOnDevice(_ path: String) {}
    package func keepReadableWhileLocked(_ path: String) {}
    #endif
}

// Inside the type, `open` resolves to its method, not to the system call.
private func posixOpen(_ path: String, _ flags: Int32) -> Int32 {
    open(path, flags)
}
