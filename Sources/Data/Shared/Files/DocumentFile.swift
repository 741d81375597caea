package import Foundation

/// A file that the user named: read completely, or mapped.
package enum DocumentFile {
    /// The largest readable file in bytes; no document of the suite comes near it.
    private static let longest = 1 << 29

    /// Reads all bytes of a file, or of an open stream.
    ///
    /// - Throws: The system's error, or an error for an item that is not a file.
    package static func contents(of url: URL) throws(FileSystemError) -> [UInt8] {
        try reading { () throws(FileSystemError) in
            guard isOpenAlready(url) else {
                return try RegularFile.contents(of: url.path, limit: longest)
            }
            return try stream(url)
        }
    }

    package static func open(_ url: URL) throws(FileSystemError) -> Int32 {
        try reading { () throws(FileSystemError) in try RegularFile.open(url.path, O_RDONLY) }
    }

    /// True for the names of open files, which shells create for pipes.
    package static func isOpenAlready(_ url: URL) -> Bool {
        let path = url.standardizedFileURL.path
        let streams = ["/dev/stdin", "/dev/stdout", "/dev/stderr"]
        return streams.contains(path) || path.hasPrefix("/dev/fd/")
            || (path.hasPrefix("/proc/") && path.contains("/fd/"))
    }

    private static func stream(_ url: URL) throws(FileSystemError) -> [UInt8] {
        do {
            // A handle also reads pipes to their end.
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            return Array(try handle.readToEnd() ?? Data())
        } catch {
            let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            let code = Int32(truncatingIfNeeded: underlying?.code ?? Int(EIO))
            throw FileSystemError(call: .read, path: url.path, code: code)
        }
    }

    /// Reports each failure as a failure to read, because the user named a file to read.
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
