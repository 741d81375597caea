#if canImport(Darwin)
import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain

/// A sync folder in the iCloud container of the app.
///
/// The list includes files of other devices that are not downloaded yet. A read starts the
/// download, and a later read returns the bytes. This device writes its files to the directory, and
/// iCloud uploads them.
public actor UbiquityFolder: SyncFolder {
    public nonisolated let location: String
    private let container: URL
    private let directory: DirectorySyncFolder

    /// Finds the container.
    ///
    /// This may take long, so do not call it on the main thread.
    ///
    /// - Parameter identifier: The identifier of the container; `nil` for the app's first
    ///   container.
    /// - Throws: `SiteSyncFailure` of the kind `noAccount` if the user is not signed in, or iCloud
    ///   is off for the app.
    public init(identifier: String? = nil) throws(SiteSyncFailure) {
        guard let container = FileManager.default.url(forUbiquityContainerIdentifier: identifier)
        else { throw .noContainer }
        self.container = container
        location = container.path
        directory = DirectorySyncFolder(container.path)
    }

    /// Does nothing: the system creates the container.
    public func make() {}

    public func checkWritable(_ folder: String) async throws(SiteSyncFailure) {
        try await directory.checkWritable(folder)
    }

    public func list(_ folder: String) async throws(SiteSyncFailure) -> [SyncFile] {
        try await directory.list(folder)
    }

    public func read(_ path: String, limit: Int) async throws(SiteSyncFailure) -> [UInt8] {
        let url = try url(of: path)
        guard isHere(url) else {
            do {
                try FileManager.default.startDownloadingUbiquitousItem(at: url)
            } catch {
                throw SiteSyncFailure(error)
            }
            // The file is not downloaded yet (ST-44).
            return []
        }
        return try await directory.read(path, limit: limit)
    }

    @discardableResult
    public func create(_ path: String, _ bytes: [UInt8]) async throws(SiteSyncFailure) -> Bool {
        try await directory.create(path, bytes)
    }

    public func remove(_ path: String) throws(SiteSyncFailure) {
        let url = try url(of: path)
        var refusal: NSError?
        var outcome: Result<Void, any Error> = .success(())
        NSFileCoordinator().coordinate(writingItemAt: url, options: .forDeleting, error: &refusal) {
            place in
            outcome = Result { try FileManager.default.removeItem(at: place) }
        }
        do {
            if let refusal { throw refusal }
            try outcome.get()
        } catch let error as CocoaError where error.code == .fileNoSuchFile {
            return
        } catch {
            throw SiteSyncFailure(error)
        }
    }

    public nonisolated func changes() -> AsyncStream<Void> {
        UbiquityWatch.changes()
    }

    private func url(of path: String) throws(SiteSyncFailure) -> URL {
        try SyncPath(path).names.reduce(container) { $0.appending(path: $1) }
    }

    private func isHere(_ url: URL) -> Bool {
        let keys: Set<URLResourceKey> = [.ubiquitousItemDownloadingStatusKey]
        guard let values = try? url.resourceValues(forKeys: keys) else { return false }
        // iCloud does not know the file yet, so this device created it.
        return values.ubiquitousItemDownloadingStatus.map { $0 == .current } ?? true
    }
}

extension SiteSyncFailure {
    fileprivate static let noContainer = SiteSyncFailure(
        domain: folderDomain,
        code: 7,
        message: "There is no iCloud container.",
        kind: .noAccount
    )
}
#endif
