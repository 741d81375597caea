#if canImport(Darwin)
public import Foundation
public import MomentumSiteRotationDomain

/// A sync folder in the iCloud container of the app.
///
/// Files of other devices are listed before they are here; reading one asks for it, and gives its
/// bytes with a later look. What this device writes is written like in any directory, and iCloud
/// takes it from there.
public actor UbiquityFolder: SyncFolder {
    public nonisolated let location: String
    private let container: URL
    private let directory: DirectorySyncFolder

    /// Finds the container, which may take long: not for the main thread.
    ///
    /// - Parameter identifier: Which container; `nil` for the first of the app's.
    /// - Throws: `SiteSyncFailure` of the kind `noAccount` when nobody is signed in, or when
    ///   iCloud is switched off for the app.
    public init(identifier: String? = nil) throws(SiteSyncFailure) {
        guard let container = FileManager.default.url(forUbiquityContainerIdentifier: identifier)
        else { throw .noContainer }
        self.container = container
        location = container.path
        directory = DirectorySyncFolder(
            container.path,
            placing: SyncFilePlacing(),
            listsAwaited: true
        )
    }

    /// The container is made by the system.
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
            // Nothing of it has come yet (ST-44).
            return []
        }
        return try await directory.read(path, limit: limit)
    }

    @discardableResult
    public func create(_ path: String, _ bytes: [UInt8]) async throws(SiteSyncFailure) -> Bool {
        let url = try url(of: path)
        // A name that another device has taken may not be here yet.
        let placeholder = url.deletingLastPathComponent()
            .appending(path: ".\(url.lastPathComponent).icloud")
        guard !FileManager.default.fileExists(atPath: placeholder.path) else { return false }
        return try await directory.create(path, bytes)
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
        // A file that iCloud does not know yet is ours.
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
