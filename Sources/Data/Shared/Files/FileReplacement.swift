import Foundation

/// A file that is replaced in one step: a reader finds the old contents or the new, never a part.
package struct FileReplacement: Sendable {
    private let path: String
    private let draft: String
    private let isFlushed: Bool
    private let staysOnDevice: Bool
    private let fileSystem: any FileSystem

    /// - Parameters:
    ///   - path: The file, which need not exist. Its folder must.
    ///   - draft: The name beside it for the new contents. Two simultaneous writers need two names.
    ///   - isFlushed: False for a cache, which may be lost in a power cut.
    ///   - staysOnDevice: True for a secret, which backups leave out.
    ///   - fileSystem: The system to call.
    package init(
        _ path: String,
        draft: String,
        isFlushed: Bool = true,
        staysOnDevice: Bool = false,
        in fileSystem: any FileSystem
    ) {
        self.path = path
        self.draft = draft
        self.isFlushed = isFlushed
        self.staysOnDevice = staysOnDevice
        self.fileSystem = fileSystem
    }

    /// Writes `bytes` with mode 0600 and replaces the file by them.
    ///
    /// - Throws: `FileSystemError`; the file is then unchanged. Only after a failed flush of the
    ///   folder it is the new one, which may not survive a power cut.
    package func replace(with bytes: [UInt8]) throws(FileSystemError) {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let draft = "\(folder)/\(draft)"
        // Left by a process that was killed.
        try? fileSystem.remove(draft)
        do {
            let file = try fileSystem.open(draft, .making)
            defer { fileSystem.close(file) }
            if staysOnDevice { fileSystem.keepOnDevice(draft) }
            try write(bytes, to: file)
            if isFlushed { try fileSystem.flush(file) }
            try fileSystem.rename(draft, to: path)
        } catch {
            try? fileSystem.remove(draft)
            throw error
        }
        // The new name belongs to the folder's data, which is flushed separately.
        if isFlushed { try fileSystem.flushFolder(folder) }
    }

    private func write(_ bytes: [UInt8], to file: OpenFile) throws(FileSystemError) {
        var written = 0
        while written < bytes.count {
            let rest = written == 0 ? bytes : Array(bytes[written...])
            let count = try fileSystem.write(rest, to: file, at: written)
            guard count > 0 else {
                throw FileSystemError(call: .write, path: file.path, code: ENOSPC)
            }
            written += count
        }
    }
}
