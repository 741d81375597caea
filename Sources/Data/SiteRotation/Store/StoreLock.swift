import Foundation
import MomentumDomain

/// The lock of a store folder, held for one transaction or one compaction (ST-35).
///
/// It is `flock`: locks of `fcntl` are dropped when any descriptor of the file is closed.
struct StoreLock: Sendable {
    private let folder: StoreFolder
    private let file: OpenFile
    let identity: FileIdentity
    private let process: [UInt8]

    /// Opens the lock of a store; it and its folder are made when they are missing.
    init(_ folder: StoreFolder, process: Int32) throws(SiteStoreError) {
        try self.init(folder, name: StoreFolder.lockName, process: process) {
            () throws(SiteStoreError) in
            // A folder of a newer version is left as it is, so nothing is made in it.
            try StoreContents.checkVersions(of: folder)
        }
    }

    /// Opens the lock of something else in a folder, whose other files mean nothing here.
    init(
        beside name: String,
        in folder: StoreFolder,
        process: Int32
    ) throws(SiteStoreError) {
        try self.init(folder, name: "\(name).lock", process: process) {}
    }

    private init(
        _ folder: StoreFolder,
        name: String,
        process: Int32,
        checkBeforeMaking check: () throws(SiteStoreError) -> Void
    ) throws(SiteStoreError) {
        self.folder = folder
        self.process = Array("\(process)\n".utf8)
        file = try Self.open(name, in: folder, checkBeforeMaking: check)
        identity = try folder.call { [file] fileSystem throws(FileSystemError) in
            try fileSystem.status(of: file).identity
        }
    }

    private static func open(
        _ name: String,
        in folder: StoreFolder,
        checkBeforeMaking check: () throws(SiteStoreError) -> Void
    ) throws(SiteStoreError) -> OpenFile {
        let path = folder.path(of: name)
        do {
            return try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.open(path, .writing)
            }
        } catch  where error.isMissingFile {
            try check()
        }
        return try folder.call { fileSystem throws(FileSystemError) in
            try makeFolder(folder.path, fileSystem)
            fileSystem.keepReadableWhileLocked(folder.path)
            let file = try fileSystem.open(path, .writingOrMaking)
            try fileSystem.flush(file)
            try fileSystem.flushFolder(folder.path)
            return file
        }
    }

    /// Makes a folder, and those that it is in where they are missing.
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

    /// Takes the lock unless somebody else has it.
    func tryAcquire() throws(SiteStoreError) -> Bool {
        try folder.call { fileSystem throws(FileSystemError) in try fileSystem.tryLock(file) }
    }

    func release() {
        folder.fileSystem.unlock(file)
    }

    func close() {
        folder.fileSystem.close(file)
    }

    /// Says who holds the lock; called before something is written.
    ///
    /// It is only for messages, so a failure is none.
    func nameHolder() {
        let fileSystem = folder.fileSystem
        guard (try? fileSystem.read(file, from: 0, count: 32)) != process else { return }
        _ = try? fileSystem.write(process, to: file, at: 0)
        try? fileSystem.truncate(file, to: process.count)
    }

    /// The process that wrote last, if it is still running: only then can it hold the lock.
    func holder() -> Int32? {
        guard let bytes = try? folder.fileSystem.read(file, from: 0, count: 32) else { return nil }
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        // Zero and below would be groups of processes.
        guard let process = Int32(String(decoding: line, as: UTF8.self)), process > 0,
            kill(process, 0) == 0 || errno == EPERM
        else { return nil }
        return process
    }
}

extension StoreLock {
    /// How long somebody else may hold the lock before who waits for it gives up (ST-35).
    private static let patience = Duration.seconds(5)
    /// The longest wait that nobody is told of.
    private static let silence = Duration.milliseconds(500)
    private static let longestPause = Duration.milliseconds(250)

    /// Takes the lock as soon as nobody else has it, looking again after growing pauses.
    ///
    /// - Parameters:
    ///   - pauses: The clock to wait by.
    ///   - tell: Told once when it takes a while, with the process that holds the lock if it is
    ///     known.
    /// - Throws: ``RepositoryError/unavailable(_:)`` with the process that holds the lock when five
    ///   seconds were not enough, or ``RepositoryError/cancelled``.
    ///
    /// It runs where its caller does: two waiting calls of one actor must never look at once.
    nonisolated(nonsending) func acquire(
        pauses: any Clock<Duration>,
        telling tell: (_ process: Int32?) -> Void = { _ in }
    ) async throws(RepositoryError) {
        let isHeld: Bool
        do throws(SiteStoreError) {
            isHeld = try await wait(atMost: Self.patience, pauses: pauses, telling: tell)
            guard isHeld || Task.isCancelled else { throw .locked(process: holder()) }
        } catch {
            throw error.repositoryError
        }
        guard isHeld else { throw .cancelled }
    }

    /// Takes the lock as soon as nobody else has it.
    ///
    /// - Returns: False if the time was over first, or the task was cancelled.
    nonisolated(nonsending) func wait(
        atMost patience: Duration,
        longestPause: Duration = Self.longestPause,
        pauses: any Clock<Duration>,
        telling tell: (_ process: Int32?) -> Void = { _ in }
    ) async throws(SiteStoreError) -> Bool {
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
                try await pauses.sleep(for: min(pause, rest))
            } catch {
                return false
            }
            rest -= pause
            pause = min(pause * 2, longestPause)
        }
    }
}
