import Foundation
import MomentumDomain

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A small file that only its owner may read: mode 0600, in a directory with mode 0700 (AU-3).
struct PrivateFile: Sendable {
    let url: URL

    /// - Returns: `nil` when there is no file.
    func read() throws(AuthenticationError) -> Data? {
        do {
            return try Data(contentsOf: url)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        } catch {
            throw .storage(FailureCause(error))
        }
    }

    /// Writes to a file beside it and renames that, so that a reader sees the old or the new one.
    func write(_ data: Data) throws(AuthenticationError) {
        let draft = folder.appending(component: draftPrefix + UUID().uuidString)
        do {
            try makeFolder()
            do {
                try make(draft, data)
                guard rename(draft.path, url.path) == 0 else { throw Self.lastError }
            } catch {
                try? FileManager.default.removeItem(at: draft)
                throw error
            }
        } catch {
            throw .storage(FailureCause(error))
        }
    }

    /// Removes the file, and what a process that was killed while writing has left beside it.
    func delete() throws(AuthenticationError) {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(draftPrefix) {
            try? files.removeItem(at: folder.appending(component: name))
        }
        do {
            try files.removeItem(at: url)
        } catch let error as CocoaError where error.code == .fileNoSuchFile {
            return
        } catch {
            throw .storage(FailureCause(error))
        }
    }

    private var folder: URL { url.deletingLastPathComponent() }
    private var draftPrefix: String { ".\(url.lastPathComponent).new-" }

    private func makeFolder() throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Makes a file that was not there; the mode comes with the making, so that at no moment
    /// somebody else can open it.
    private func make(_ file: URL, _ data: Data) throws {
        let descriptor = open(
            file.path,
            O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
            0o600
        )
        guard descriptor >= 0 else { throw Self.lastError }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: data)
        try handle.synchronize()
        try handle.close()
    }

    private static var lastError: POSIXError {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
