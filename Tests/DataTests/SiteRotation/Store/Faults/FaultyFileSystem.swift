import Foundation
@testable import MomentumData
import MomentumTestSupport
import Synchronization

/// Files in memory that fail when a test wants it, and that can lose power.
///
/// The model of a device: a flushed name or sector of 512 bytes is safe, and any other may survive
/// or not. After a failed flush, a later flush of the file does not make the unsafe bytes safe.
/// Systems that mark lost pages as clean behave this way.
final class FaultyFileSystem: FileSystem {
    private let state: Mutex<FaultyFiles>

    init(_ files: FaultyFiles = FaultyFiles()) {
        state = Mutex(files)
    }

    /// The number of calls.
    var callCount: Int { state.withLock { $0.callCount } }
    /// The kinds of all calls that were made.
    var calls: [FileSystemCall] { state.withLock { $0.calls } }
    /// The requested protections of files, in order.
    var protections: [String] { state.withLock { $0.protections } }
    /// All files as programs see them.
    var contents: [String: [UInt8]] { state.withLock { $0.contents } }

    /// Lets call number `call` fail, and with `from` all later calls.
    func fail(at call: Int, with fault: Fault?, from: Bool = false) {
        state.withLock { $0.plan = fault.map { FaultyFiles.Plan(call: call, fault: $0, on: from) } }
    }

    /// Leaves out some flushes: they succeed and do nothing.
    func ignoreFlushes(where isIgnored: @escaping @Sendable (IgnoredFlush) -> Bool) {
        state.withLock { $0.isFlushIgnored = isIgnored }
    }

    /// Another system with the same files, in which nothing fails and no file is open.
    func copy() -> FaultyFileSystem { FaultyFileSystem(state.withLock { $0.afterKill() }) }

    /// The content of the device when the power fails now; chance decides about unsafe parts.
    func afterPowerCut(
        _ survival: Survival,
        _ generator: inout SeededGenerator
    ) -> FaultyFileSystem {
        FaultyFileSystem(state.withLock { $0.afterPowerCut(survival, &generator) })
    }

    /// The files when the process ends now: everything that programs see.
    func afterKill() -> FaultyFileSystem { copy() }

    /// Takes over the files of another system.
    func replace(with other: FaultyFileSystem) {
        let files = other.state.withLock { $0.afterKill() }
        state.withLock { $0 = files }
    }

    func change(_ path: String, _ change: (inout [UInt8]) -> Void) {
        state.withLock { $0.change(path, change) }
    }

    /// Write-protects a file, or no longer.
    func protect(_ path: String, _ isProtected: Bool = true) {
        state.withLock { state in
            if isProtected { state.readOnly.insert(path) } else { state.readOnly.remove(path) }
        }
    }

    func makeFolder(_ path: String) throws(FileSystemError) {
        try perform { files throws(FileSystemError) in try files.makeFolder(path) }
    }

    func open(_ path: String, _ mode: OpenMode) throws(FileSystemError) -> OpenFile {
        try perform { files throws(FileSystemError) in try files.open(path, mode) }
    }

    func close(_ file: OpenFile) {
        state.withLock { $0.close(file) }
    }

    func status(of file: OpenFile) throws(FileSystemError) -> FileStatus {
        try perform { files throws(FileSystemError) in try files.status(of: file) }
    }

    func dataEnd(of file: OpenFile) throws(FileSystemError) -> Int { try status(of: file).size }

    func extent(of file: OpenFile) throws(FileSystemError) -> FileExtent {
        try perform { files throws(FileSystemError) in try files.extent(of: file) }
    }

    func read(
        _ file: OpenFile,
        from offset: Int,
        count: Int
    ) throws(FileSystemError) -> [UInt8] {
        try perform { files throws(FileSystemError) in
            try files.read(file, from: offset, count: count)
        }
    }

    func write(
        _ bytes: [UInt8],
        to file: OpenFile,
        at offset: Int
    ) throws(FileSystemError) -> Int {
        try perform { files throws(FileSystemError) in
            try files.write(bytes, to: file, at: offset)
        }
    }

    func truncate(_ file: OpenFile, to size: Int) throws(FileSystemError) {
        try perform { files throws(FileSystemError) in try files.truncate(file, to: size) }
    }

    func flush(_ file: OpenFile) throws(FileSystemError) {
        try perform { files throws(FileSystemError) in try files.flush(file) }
    }

    func flushFolder(_ path: String) throws(FileSystemError) {
        try perform { files throws(FileSystemError) in try files.flushFolder(path) }
    }

    func list(_ folder: String) throws(FileSystemError) -> [String] {
        try perform { files throws(FileSystemError) in try files.list(folder) }
    }

    func rename(_ path: String, to newPath: String) throws(FileSystemError) {
        try perform { files throws(FileSystemError) in try files.rename(path, to: newPath) }
    }

    func remove(_ path: String) throws(FileSystemError) {
        try perform { files throws(FileSystemError) in try files.remove(path) }
    }

    func tryLock(_ file: OpenFile) throws(FileSystemError) -> Bool {
        try perform { files throws(FileSystemError) in try files.tryLock(file) }
    }

    func unlock(_ file: OpenFile) {
        state.withLock { $0.unlock(file) }
    }

    func keepOnDevice(_ path: String) {
        state.withLock { $0.protections.append("not in backups: \(path)") }
    }

    func keepReadableWhileLocked(_ path: String) {
        state.withLock { $0.protections.append("until first unlock: \(path)") }
    }

    private func perform<Result: Sendable>(
        _ body: (inout FaultyFiles) throws(FileSystemError) -> Result
    ) throws(FileSystemError) -> Result {
        try state.withLock { files throws(FileSystemError) in try body(&files) }
    }
}
