import Foundation

/// A lock that processes hold on a file; the holder writes its process number there.
///
/// It uses `flock`, because closing any descriptor of the file releases an `fcntl` lock.
package struct FileLock: Sendable {
    /// The maximum wait that is not reported.
    private static let silence = Duration.milliseconds(500)

    package let identity: FileIdentity
    private let file: OpenFile
    private let fileSystem: any FileSystem
    private let process: [UInt8]

    /// Opens an existing lock; throws `ENOENT` if it is missing.
    package init(
        opening path: String,
        process: Int32,
        in fileSystem: any FileSystem
    ) throws(FileSystemError) {
        try self.init(fileSystem.open(path, .writing), process: process, in: fileSystem)
    }

    /// Opens a lock; creates it and its folder if they are missing.
    init(
        openingOrMaking path: String,
        process: Int32,
        in fileSystem: any FileSystem
    ) throws(FileSystemError) {
        do {
            try self.init(opening: path, process: process, in: fileSystem)
        } catch  where error.code == ENOENT {
            try self.init(making: path, process: process, in: fileSystem)
        }
    }

    /// Creates a lock and its folder; opens the lock if another process created it meanwhile.
    package init(
        making path: String,
        process: Int32,
        in fileSystem: any FileSystem
    ) throws(FileSystemError) {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        try Self.makeFolder(folder, fileSystem)
        fileSystem.keepReadableWhileLocked(folder)
        let file = try fileSystem.open(path, .writingOrMaking)
        try fileSystem.flush(file)
        try fileSystem.flushFolder(folder)
        try self.init(file, process: process, in: fileSystem)
    }

    private init(
        _ file: OpenFile,
        process: Int32,
        in fileSystem: any FileSystem
    ) throws(FileSystemError) {
        self.file = file
        self.fileSystem = fileSystem
        self.process = Array("\(process)\n".utf8)
        identity = try fileSystem.status(of: file).identity
    }

    private static func makeFolder(
        _ path: String,
        _ fileSystem: any FileSystem
    ) throws(FileSystemError) {
        let parent = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
        do {
            try fileSystem.makeFolder(path)
        } catch  where error.code == ENOENT && parent != path {
            try makeFolder(parent, fileSystem)
            try fileSystem.makeFolder(path)
        }
        try fileSystem.flushFolder(parent)
    }

    /// True if the path has another file by now, as in a folder that was moved away and replaced.
    package var isReplaced: Bool {
        FileStamp(file.path).map { $0.identity != identity } ?? false
    }

    /// Takes the lock unless another process holds it; returns true if it succeeded.
    package func tryAcquire() throws(FileSystemError) -> Bool {
        try fileSystem.tryLock(file)
    }

    package func release() {
        fileSystem.unlock(file)
    }

    package func close() {
        fileSystem.close(file)
    }

    /// Writes the number of this process into the file, for messages; failures are ignored.
    package func nameHolder() {
        guard (try? fileSystem.read(file, from: 0, count: 32)) != process else { return }
        _ = try? fileSystem.write(process, to: file, at: 0)
        try? fileSystem.truncate(file, to: process.count)
    }

    /// The process that wrote last, if it still runs: only it can hold the lock.
    package func holder() -> Int32? {
        guard let bytes = try? fileSystem.read(file, from: 0, count: 32) else { return nil }
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        // Zero and negative numbers would mean process groups.
        guard let process = Int32(String(decoding: line, as: UTF8.self)), process > 0,
            kill(process, 0) == 0 || errno == EPERM
        else { return nil }
        return process
    }

    /// Takes the lock as soon as no other process holds it; retries after growing pauses.
    ///
    /// It runs on the caller's actor: two waiting calls of one actor must not try at the same time.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller.
    ///   - patience: The longest time to wait.
    ///   - longestPause: The longest time between two attempts.
    ///   - clock: The clock that measures the wait.
    ///   - tell: Called once after half a second, with the process that holds the lock, if known.
    /// - Returns: False if the time ran out or the task was cancelled.
    /// - Throws: The error of the system.
    package func wait(
        isolation: isolated (any Actor)? = #isolation,
        atMost patience: Duration,
        longestPause: Duration = .milliseconds(250),
        clock: any Clock<Duration>,
        telling tell: (_ process: Int32?) -> Void = { _ in }
    ) async throws(FileSystemError) -> Bool {
        var pause = Duration.milliseconds(1)
        var rest = patience
        var isTold = false
        while true {
            if try tryAcquire() { return true }
            guard rest > .zero else { return false }
            if !isTold, patience - rest >= Self.silence {
                isTold = true
                tell(holder())
            }
            do {
                try await clock.sleep(for: min(pause, rest))
            } catch {
                return false
            }
            rest -= pause
            pause = min(pause * 2, longestPause)
        }
    }
}
