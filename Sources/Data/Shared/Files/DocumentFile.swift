package import Foundation

/// A file that somebody named: read from beginning to end, or mapped.
package enum DocumentFile {
    /// A longer one is not read: no document of the suite comes near it.
    private static let longest = 1 << 29

    /// All bytes of the file, or of what is open already.
    ///
    /// - Throws: What the system reports, or what stands in place of the file, said of reading.
    package static func contents(of url: URL) throws(FileSystemError) -> [UInt8] {
        try reading { () throws(FileSystemError) in
            guard isOpenAlready(url) else {
                return try RegularFile.contents(of: url.path, limit: longest)
            }
            return try stream(url)
        }
    }

    /// Opens the file to map it.
    package static func open(_ url: URL) throws(FileSystemError) -> Int32 {
        try reading { () throws(FileSystemError) in try RegularFile.open(url.path, O_RDONLY) }
    }

    /// True for the names of open files, such as a shell gives to what it pipes.
    package static func isOpenAlready(_ url: URL) -> Bool {
        let path = url.standardizedFileURL.path
        let streams = ["/dev/stdin", "/dev/stdout", "/dev/stderr"]
        return streams.contains(path) || path.hasPrefix("/dev/fd/")
            || (path.hasPrefix("/proc/") && path.contains("/fd/"))
    }

    private static func stream(_ url: URL) throws(FileSystemError) -> [UInt8] {
        do {
            // Through a handle, because it reads pipes to their end as well.
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            return Array(try handle.readToEnd() ?? Data())
        } catch {
            let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            let code = Int32(truncatingIfNeeded: underlying?.code ?? Int(EIO))
            throw FileSystemError(call: .read, path: url.path, code: code)
        }
    }

    /// Whoever names a file wants it read; that it had to be opened first tells nobody anything.
    private static func reading<Result>(
        _ body: () throws(FileSystemError) -> Result
    ) throws(FileSystemError) -> Result {
        do {
            return try body()
        } catch {
            throw FileSystemError(
                call: .read,
                path: error.path,
                code: error.code,
                obstacle: error.obstacle
            )
        }
    }
}
