import Foundation

/// Folders that the system removes.
enum Scratch {
    static func folder() -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "momentum-benchmarks-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    static func size(of folder: URL, suffix: String) throws -> Int {
        try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
            .filter { $0.lastPathComponent.hasSuffix(suffix) }
            .map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
            .reduce(0, +)
    }

    /// The bytes this process has sent to the device so far; proc(5), `/proc/pid/io`.
    ///
    /// It counts whole pages of files, without the file system's own writes about them.
    static func bytesWritten() throws -> Int {
        #if os(Linux)
        let lines = try String(contentsOfFile: "/proc/self/io", encoding: .utf8).split(
            separator: "\n"
        )
        let line = lines.first { $0.hasPrefix("write_bytes: ") }
        return line.flatMap { Int($0.dropFirst(13)) } ?? 0
        #else
        return 0
        #endif
    }
}
