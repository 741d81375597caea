@testable import MomentumData

extension FaultyFileSystem {
    /// Puts a file into a folder that exists, in place of one of the same name.
    func put(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) {
        let file = try open(path, .writingOrMaking)
        defer { close(file) }
        try truncate(file, to: 0)
        _ = try write(bytes, to: file, at: 0)
        try flush(file)
        try flushFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    }
}
