/// A file that is replaced atomically: a reader finds the old contents or the new, never a mixture.
package struct FileReplacement: Sendable {
    private let path: String
    private let folder: String
    private let draft: String
    private let mode: UInt32?
    private let isFlushed: Bool
    private let staysOnDevice: Bool
    private let fileSystem: any FileSystem

    /// - Parameters:
    ///   - path: The file, which may be missing; its folder must exist.
    ///   - draft: The name of the temporary file in the same folder; `nil` derives it from the
    ///     file's name. Two simultaneous writers need two names.
    ///   - mode: The permissions of the file; `nil` for the default of the file system, mostly
    ///     0600.
    ///   - isFlushed: False for a cache, which may be lost in a power failure.
    ///   - staysOnDevice: True for a secret, which is excluded from backups.
    ///   - fileSystem: The system to call.
    package init(
        _ path: String,
        draft: String? = nil,
        mode: UInt32? = nil,
        isFlushed: Bool = true,
        staysOnDevice: Bool = false,
        in fileSystem: any FileSystem
    ) {
        let slash = path.lastIndex(of: "/")
        let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        self.path = path
        folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        self.draft = "\(folder)/\(draft ?? ".\(name).tmp")"
        self.mode = mode
        self.isFlushed = isFlushed
        self.staysOnDevice = staysOnDevice
        self.fileSystem = fileSystem
    }

    /// Replaces the file by `bytes`.
    ///
    /// - Throws: `FileSystemError`; the file is then unchanged. After a failed flush of the folder,
    ///   however, the new file is in place but may not survive a power failure.
    package func replace(with bytes: [UInt8]) throws(FileSystemError) {
        try replace { file throws(FileSystemError) in
            try fileSystem.writeAll(bytes, to: file)
        } orThrow: {
            $0
        }
    }

    /// Replaces the file by what `write` puts into the draft, with the rules of ``replace(with:)``;
    /// `failure` converts the error of a failed call.
    package func replace<Failure>(
        writing write: (OpenFile) throws(Failure) -> Void,
        orThrow failure: (FileSystemError) -> Failure
    ) throws(Failure) {
        fileSystem.close(try place(writing: write, orThrow: failure))
        do throws(FileSystemError) {
            try flushFolder()
        } catch {
            throw failure(error)
        }
    }

    /// Replaces the file and leaves it open; ``flushFolder()`` then makes the new name durable.
    package func place<Failure>(
        writing write: (OpenFile) throws(Failure) -> Void,
        orThrow failure: (FileSystemError) -> Failure
    ) throws(Failure) -> OpenFile {
        func call<Value>(_ body: () throws(FileSystemError) -> Value) throws(Failure) -> Value {
            do throws(FileSystemError) {
                return try body()
            } catch {
                throw failure(error)
            }
        }
        // A draft left by a crash or a failed flush; its inode must not be reused (ST-23).
        try? fileSystem.remove(draft)
        let file = try call { () throws(FileSystemError) in try fileSystem.open(draft, .making) }
        do throws(Failure) {
            if staysOnDevice { fileSystem.keepOnDevice(draft) }
            try write(file)
            try call { () throws(FileSystemError) in
                if let mode { try fileSystem.setMode(mode, of: file) }
                if isFlushed { try fileSystem.flush(file) }
                try fileSystem.rename(draft, to: path)
            }
        } catch {
            fileSystem.close(file)
            try? fileSystem.remove(draft)
            throw error
        }
        return OpenFile(descriptor: file.descriptor, path: path)
    }

    /// Makes the new name durable: it is data of the folder, which needs its own flush.
    package func flushFolder() throws(FileSystemError) {
        if isFlushed { try fileSystem.flushFolder(folder) }
    }
}
