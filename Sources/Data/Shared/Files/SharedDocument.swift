package import Foundation
package import MomentumDomain

/// A file with one complete document: read without a lock, changed under one.
///
/// A change holds the lock of a file next to it, with the extension `.lock`, until the new document
/// is on the device. So no process overwrites the change of another. For a link, both files belong
/// to its target.
package struct SharedDocument: Sendable {
    /// The maximum size in bytes; no document of the suite comes near it.
    static let largest = 64 * 1024 * 1024
    /// The maximum time to wait for the lock of another process.
    static let patience = Duration.seconds(10)

    /// Called after half a second of waiting, with the subject and, if known, the process waited
    /// for.
    ///
    /// The value belongs to the task, because only an interactive program sets it.
    package static let onWait = TaskLocal<WaitListener?>(wrappedValue: nil)

    /// Receives the news of a wait.
    ///
    /// A struct, because a bare function as the value makes Swift 6.3 produce a release build that
    /// crashes.
    package struct WaitListener: Sendable {
        let tell: @Sendable (_ subject: Phrase, _ process: Int32?) -> Void

        package init(_ tell: @escaping @Sendable (_ subject: Phrase, _ process: Int32?) -> Void) {
            self.tell = tell
        }
    }

    /// The name of the document in sentences, such as “people file”.
    let subject: Phrase
    private let url: URL
    private let staysOnDevice: Bool
    private let fileSystem: any FileSystem
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - url: The file; it and its folder need not exist yet.
    ///   - subject: The document's name in sentences, without an article: “people file”.
    ///   - staysOnDevice: True for a secret, which is excluded from backups.
    package init(_ url: URL, subject: Phrase, staysOnDevice: Bool = false) {
        self.init(
            url,
            subject: subject,
            staysOnDevice: staysOnDevice,
            in: PosixFileSystem(),
            clock: ContinuousClock()
        )
    }

    package init(
        _ url: URL,
        subject: Phrase,
        staysOnDevice: Bool = false,
        in fileSystem: any FileSystem,
        clock: any Clock<Duration>
    ) {
        self.url = url
        self.subject = subject
        self.staysOnDevice = staysOnDevice
        self.fileSystem = fileSystem
        self.clock = clock
    }

    package var path: String { url.path(percentEncoded: false) }

    /// The bytes of the document; `nil` if it is missing.
    package func read() throws(DocumentError) -> Data? {
        try read(target)
    }

    /// Replaces the document under its lock.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller.
    ///   - body: Receives the current bytes and returns the new ones; `nil` keeps them.
    /// - Returns: The second value of `body`.
    /// - Throws: The error of `body`; ``DocumentError/locked(subject:)`` after ten seconds.
    package func change<Value>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Data?) throws(DocumentError) -> (bytes: Data?, value: Value)
    ) async throws(DocumentError) -> Value {
        try await locked { target throws(DocumentError) in
            let (bytes, value) = try body(try read(target))
            if let bytes { try place(bytes, at: target.path(percentEncoded: false)) }
            return value
        }
    }

    /// Replaces the document, unless it has a newer version.
    package func replace(with bytes: Data) async throws(DocumentError) {
        try await locked { target throws(DocumentError) in
            try checkVersion(of: (try? read(target)) ?? Data())
            try place(bytes, at: target.path(percentEncoded: false))
        }
    }

    /// Removes the document and drafts left by killed processes.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller.
    ///   - isMeant: Receives the current bytes and returns true to remove them; without it they are
    ///     not read.
    /// - Returns: The removed bytes, if they were read.
    /// - Throws: The error of `isMeant`, ``DocumentError/locked(subject:)`` after ten seconds, or
    ///   the system's error.
    package func remove(
        isolation: isolated (any Actor)? = #isolation,
        if isMeant: ((Data) throws(DocumentError) -> Bool)? = nil
    ) async throws(DocumentError) -> Data? {
        // If there is nothing to remove, no lock file is created.
        guard try remains(of: target).isEmpty == false else { return nil }
        return try await locked { target throws(DocumentError) in
            var bytes: Data?
            if let isMeant {
                guard let found = try read(target), try isMeant(found) else { return nil }
                bytes = found
            }
            for name in try remains(of: target) {
                do throws(FileSystemError) {
                    try fileSystem.remove("\(folder(of: target))/\(name)")
                } catch  where name == target.lastPathComponent {
                    throw .system(error)
                } catch {
                    // The next removal tries again.
                    continue
                }
            }
            do throws(FileSystemError) {
                try fileSystem.flushFolder(folder(of: target))
            } catch {
                throw .system(error)
            }
            return bytes
        }
    }

    /// Copies the bytes to a free name next to the file, then removes the file.
    func moveAside(_ bytes: Data, of target: URL) throws(DocumentError) -> URL {
        let copy = try keepAside(bytes)
        do throws(FileSystemError) {
            try fileSystem.remove(target.path(percentEncoded: false))
            try fileSystem.flushFolder(folder(of: target))
        } catch {
            throw .system(error)
        }
        return copy
    }

    /// Copies the bytes to a free name next to the file, with the extension `.unreadable`; the
    /// caller holds the lock.
    @discardableResult
    package func keepAside(_ bytes: Data) throws(DocumentError) -> URL {
        let target = target
        do throws(FileSystemError) {
            let folder = folder(of: target)
            let names = Set(try fileSystem.list(folder))
            let name = "\(target.lastPathComponent).unreadable"
            let free = ([name] + (2...names.count + 2).map { "\(name)-\($0)" })
                .first { !names.contains($0) }
            let copy = "\(folder)/\(free ?? name)"
            let file = FileReplacement(copy, staysOnDevice: staysOnDevice, in: fileSystem)
            try file.replace(with: Array(bytes))
            return URL(filePath: copy)
        } catch {
            throw .system(error)
        }
    }

    private func remains(of target: URL) throws(DocumentError) -> [String] {
        let name = target.lastPathComponent
        do throws(FileSystemError) {
            return try fileSystem.list(folder(of: target)).filter {
                // Drafts of earlier versions ended with their own number.
                $0 == name || $0 == Self.draft(of: target) || $0.hasPrefix(".\(name).new-")
            }
        } catch  where error.code == ENOENT {
            return []
        } catch {
            throw .system(error)
        }
    }

    /// The error of a document in an unknown format; `detail` is for a log.
    package func damaged(_ detail: String) -> DocumentError {
        .damaged(subject: subject, path: path, detail: detail)
    }

    /// The file that a link leads to.
    private var target: URL { url.resolvingSymlinksInPath() }

    private func folder(of target: URL) -> String {
        var path = target.deletingLastPathComponent().path(percentEncoded: false)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    private static func draft(of target: URL) -> String { ".\(target.lastPathComponent).tmp" }

    func read(_ target: URL) throws(DocumentError) -> Data? {
        do throws(FileSystemError) {
            return try fileSystem.document(at: target.path(percentEncoded: false)).map { Data($0) }
        } catch {
            throw .system(error)
        }
    }

    /// Replaces a file atomically; the caller holds the lock.
    package func place(_ bytes: Data, at path: String) throws(DocumentError) {
        do throws(FileSystemError) {
            // A document too long to read is never written.
            guard bytes.count <= Self.largest else {
                throw FileSystemError(call: .write, path: path, code: EFBIG)
            }
            let draft = Self.draft(of: target)
            let file = FileReplacement(
                path,
                draft: draft,
                staysOnDevice: staysOnDevice,
                in: fileSystem
            )
            try file.replace(with: Array(bytes))
        } catch {
            throw .system(error)
        }
    }

    /// Runs `body` under the lock; nothing suspends before the release.
    func locked<Value>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (URL) throws(DocumentError) -> Value
    ) async throws(DocumentError) -> Value {
        let target = target
        let lock: FileLock
        do throws(FileSystemError) {
            lock = try FileLock(
                openingOrMaking: target.path(percentEncoded: false) + ".lock",
                process: ProcessInfo.processInfo.processIdentifier,
                in: fileSystem
            )
        } catch {
            throw .system(error)
        }
        // Closing the only descriptor releases the lock.
        defer { lock.close() }
        let isHeld: Bool
        do throws(FileSystemError) {
            isHeld = try await lock.wait(
                atMost: Self.patience,
                longestPause: .milliseconds(25),
                clock: clock
            ) { Self.onWait.get()?.tell(subject, $0) }
        } catch {
            throw .system(error)
        }
        guard isHeld else { throw Task.isCancelled ? .cancelled : .locked(subject: subject) }
        lock.nameHolder()
        return try body(target)
    }
}
