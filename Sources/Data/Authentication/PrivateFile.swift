import Foundation
import MomentumDomain

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
        let files = FileManager.default
        let folder = url.deletingLastPathComponent()
        let other = folder.appending(component: ".\(url.lastPathComponent).new")
        do {
            if !files.fileExists(atPath: folder.path) {
                try files.createDirectory(
                    at: folder,
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
            }
            try? files.removeItem(at: other)
            // The mode is given with the making: at no moment can somebody else open it.
            guard
                files.createFile(
                    atPath: other.path,
                    contents: data,
                    attributes: [.posixPermissions: 0o600]
                )
            else { throw CocoaError(.fileWriteUnknown) }
            guard rename(other.path, url.path) == 0 else {
                throw CocoaError(.fileWriteUnknown)
            }
        } catch {
            throw .storage(FailureCause(error))
        }
    }

    func delete() throws(AuthenticationError) {
        do {
            try FileManager.default.removeItem(at: url)
        } catch let error as CocoaError where error.code == .fileNoSuchFile {
            return
        } catch {
            throw .storage(FailureCause(error))
        }
    }
}
