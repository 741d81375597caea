#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The files of the operating system, on Linux and on Apple systems.
package struct PosixFileSystem: FileSystem {
    private let newFileMode: UInt32

    /// `newFileMode` has the permissions of new files; the system applies its umask.
    package init(newFileMode: UInt32 = 0o600) {
        self.newFileMode = newFileMode
    }

    package func makeFolder(_ path: String) throws(FileSystemError) {
        do {
            try check(.makeFolder, path) { mkdir(path, 0o700) }
        } catch  where error.code == EEXIST {
            return
        }
    }

    package func open(_ path: String, _ mode: OpenMode) throws(FileSystemError) -> OpenFile {
        let flags =
            switch mode {
            case .reading: O_RDONLY
            case .writing: O_RDWR
            case .writingOrMaking: O_RDWR | O_CREAT
            case .making: O_RDWR | O_CREAT | O_EXCL
            }
        let descriptor = try RegularFile.open(path, flags, mode: newFileMode)
        return OpenFile(descriptor: descriptor, path: path)
    }

    package func close(_ file: OpenFile) {
        // The call is not retried: the descriptor is closed whatever it returns.
        _ = posixClose(file.descriptor)
    }

    package func status(of file: OpenFile) throws(FileSystemError) -> FileStatus {
        let status = try information(about: file)
        return FileStatus(
            identity: FileIdentity(
                device: UInt64(truncatingIfNeeded: status.st_dev),
                inode: UInt64(truncatingIfNeeded: status.st_ino)
            ),
            size: Int(status.st_size)
        )
    }

    func information(about file: OpenFile) throws(FileSystemError) -> stat {
        var status = stat()
        try check(.status, file.path) { fstat(file.descriptor, &status) }
        return status
    }

    package func read(
        _ file: OpenFile,
        from offset: Int,
        count: Int
    ) throws(FileSystemError) -> [UInt8] {
        var failure: FileSystemError?
        // `filled` grows by the number of bytes that the system has written at this position.
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableBufferPointer(rebasing: buffer[filled..<count])
                do throws(FileSystemError) {
                    let read = try check(.read, file.path) {
                        pread(
                            file.descriptor,
                            rest.baseAddress,
                            rest.count,
                            off_t(offset + filled)
                        )
                    }
                    if read == 0 { return }
                    filled += read
                } catch {
                    failure = error
                    return
                }
            }
        }
        if let failure { throw failure }
        return bytes
    }

    package func write(
        _ bytes: [UInt8],
        to file: OpenFile,
        at offset: Int
    ) throws(FileSystemError) -> Int {
        try check(.write, file.path) {
            bytes.withUnsafeBytes {
                pwrite(file.descriptor, $0.baseAddress, $0.count, off_t(offset))
            }
        }
    }

    package func setMode(_ mode: UInt32, of file: OpenFile) throws(FileSystemError) {
        try check(.write, file.path) { fchmod(file.descriptor, mode_t(mode)) }
    }

    package func truncate(_ file: OpenFile, to size: Int) throws(FileSystemError) {
        try check(.truncate, file.path) { ftruncate(file.descriptor, off_t(size)) }
    }

    package func list(_ folder: String) throws(FileSystemError) -> [String] {
        guard let stream = opendir(folder) else {
            throw FileSystemError(call: .list, path: folder, code: errno)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        if errno != 0 { throw FileSystemError(call: .list, path: folder, code: errno) }
        return names
    }

    package func rename(_ path: String, to newPath: String) throws(FileSystemError) {
        try check(.rename, path) { posixRename(path, newPath) }
    }

    package func remove(_ path: String) throws(FileSystemError) {
        try check(.remove, path) { unlink(path) }
    }

    package func tryLock(_ file: OpenFile) throws(FileSystemError) -> Bool {
        do {
            try check(.lock, file.path) { flock(file.descriptor, LOCK_EX | LOCK_NB) }
            return true
        } catch  where error.code == EWOULDBLOCK {
            return false
        }
    }

    package func unlock(_ file: OpenFile) {
        _ = flock(file.descriptor, LOCK_UN)
    }

    /// Makes a call, repeats it after an interruption, and throws its error.
    @discardableResult
    package func check<Result: FixedWidthInteger>(
        _ call: FileSystemCall,
        _ path: String,
        _ body: () -> Result
    ) throws(FileSystemError) -> Result {
        while true {
            let result = body()
            if result >= 0 { return result }
            if errno != EINTR { throw FileSystemError(call: call, path: path, code: errno) }
        }
    }
}

// Inside the type, these names resolve to its methods, not to the system calls.
private func posixClose(_ descriptor: Int32) -> Int32 {
    close(descriptor)
}

private func posixRename(_ path: String, _ newPath: String) -> Int32 {
    rename(path, newPath)
}
