package import Foundation

/// A file that holds one whole document: read without a lock, changed under one.
///
/// A change holds the lock of a file beside it, with the ending `.lock`, from reading until the
/// new document is safe on the device. So of many processes that change it, none takes back what
/// another has written. Of a link to the document, both files belong to the one it leads to.
package struct SharedDocument: Sendable {
    /// No document of the suite comes near this size; a longer file is something else.
    static let largest = 64 * 1024 * 1024
    /// How long another process may hold the lock.
    static let patience = Duration.seconds(10)

    /// The name of the document in sentences, such as “people file”.
    let subject: String
    private let url: URL
    private let staysOnDevice: Bool
    private let fileSystem: any FileSystem
    private let pauses: any Clock<Duration>

    /// - Parameters:
    ///   - url: The file; it and its folder need not exist yet.
    ///   - subject: What it is called in sentences, without an article: “people file”.
    ///   - staysOnDevice: True for a secret, which backups leave out.
    package init(_ url: URL, subject: String, staysOnDevice: Bool = false) {
        self.init(
            url,
            subject: subject,
            staysOnDevice: staysOnDevice,
            in: PosixFileSystem(),
            pauses: ContinuousClock()
        )
    }

    package init(
        _ url: URL,
        subject: String,
        staysOnDevice: Bool = false,
        in fileSystem: any FileSystem,
        pauses: any Clock<Duration>
    ) {
        self.url = url
        self.subject = subject
        self.staysOnDevice = staysOnDevice
        self.fileSystem = fileSystem
        self.pauses = pauses
    }

    /// The path that sentences name.
    package var path: String { url.path(percentEncoded: false) }

    /// The bytes of the document, `nil` when there is none.
    package func read() throws(DocumentError) -> Data? {
        try read(target)
    }

    /// Replaces the document while no other process does.
    ///
    /// - Parameter body: Gets the bytes that are there, and returns those that take their place, or
    ///   `nil` when they stay.
    /// - Returns: The other value that `body` returns.
    /// - Throws: What `body` throws; ``DocumentError/locked(subject:)`` after ten seconds.
    package func change<Value>(
        _ body: (Data?) throws(DocumentError) -> (bytes: Data?, value: Value)
    ) async throws(DocumentError) -> Value {
        try await locked { target throws(DocumentError) in
            let (bytes, value) = try body(try read(target))
            if let bytes { try place(bytes, at: target.path(percentEncoded: false)) }
            return value
        }
    }

    /// Replaces the document; one that says that a newer version has written it stays.
    package func replace(with bytes: Data) async throws(DocumentError) {
        try await locked { target throws(DocumentError) in
            try checkVersion(of: (try? read(target)) ?? Data())
            try place(bytes, at: target.path(percentEncoded: false))
        }
    }

    /// Removes the document, and what a process that was killed while writing has left beside it.
    ///
    /// - Parameter isMeant: Says of the bytes that are there whether to go on; they are read only
    ///   when it is given.
    /// - Returns: The bytes that were removed, if they were read.
    /// - Throws: ``DocumentError/locked(subject:)`` after ten seconds, or what the system reports.
    package func remove(
        if isMeant: ((Data) -> Bool)? = nil
    ) async throws(DocumentError) -> Data? {
        // Nothing is made where there is nothing to remove.
        guard try remains(of: target).isEmpty == false else { return nil }
        return try await locked { target throws(DocumentError) in
            var bytes: Data?
            if let isMeant {
                guard let found = try read(target), isMeant(found) else { return nil }
                bytes = found
            }
            for name in try remains(of: target) {
                do throws(FileSystemError) {
                    try fileSystem.remove("\(folder(of: target))/\(name)")
                } catch  where name == target.lastPathComponent {
                    throw .system(error)
                } catch {
                    // It can be removed the next time.
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

    /// The names of the document and of drafts of it.
    private func remains(of target: URL) throws(DocumentError) -> [String] {
        let name = target.lastPathComponent
        do throws(FileSystemError) {
            return try fileSystem.list(folder(of: target)).filter {
                // Drafts of earlier versions ended with a number of their own.
                $0 == name || $0 == Self.draft(of: target) || $0.hasPrefix(".\(name).new-")
            }
        } catch  where error.code == ENOENT {
            return []
        } catch {
            throw .system(error)
        }
    }

    /// The error of a document whose bytes are not what this suite writes.
    ///
    /// - Parameter detail: The reason, for a log.
    /// - Returns: The error, with the path.
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

    /// Puts bytes into a file as a whole; the caller holds the lock.
    package func place(_ bytes: Data, at path: String) throws(DocumentError) {
        do throws(FileSystemError) {
            // What is too long to be read is never written.
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

    /// Nothing waits between the lock and its release.
    func locked<Value>(
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
        // The lock goes with its only descriptor.
        defer { lock.close() }
        let isHeld: Bool
        do throws(FileSystemError) {
            isHeld = try await lock.wait(
                atMost: Self.patience,
                longestPause: .milliseconds(25),
                pauses: pauses
            )
        } catch {
            throw .system(error)
        }
        guard isHeld else { throw Task.isCancelled ? .cancelled : .locked(subject: subject) }
        lock.nameHolder()
        return try body(target)
    }
}
