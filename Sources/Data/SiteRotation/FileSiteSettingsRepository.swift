public import Foundation
public import MomentumDomain

/// Settings in a JSON file that is replaced as a whole, by one process at a time.
///
/// Beside it stands a file with the ending `.lock`, which says what process wrote last. Of a link
/// to the settings, both belong to the file that it leads to.
public actor FileSiteSettingsRepository: SiteSettingsRepository {
    /// Longer than any settings that were ever written.
    private static let maximumSize = 1 << 20

    private let file: URL
    private let broadcast = Broadcast<SiteSettings>()
    private var lock: StoreLock?

    /// - Parameter file: Where the settings are; it and its folder need not exist yet.
    public init(file: URL) {
        self.file = file
    }

    deinit {
        lock?.close()
    }

    public func settings() async throws(RepositoryError) -> SiteSettings {
        try read()
    }

    @discardableResult
    public func change(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        let held = try read()
        if held.applying(changes) == held { return held }
        let lock: StoreLock
        do throws(SiteStoreError) {
            lock = try openLock()
        } catch {
            throw error.repositoryError
        }
        try await lock.acquire(pauses: ContinuousClock())
        // Nothing waits while the lock is held.
        defer { lock.release() }
        lock.nameHolder()
        // Read again: somebody else may have changed others of them meanwhile.
        let changed = try read().applying(changes)
        try write(changed)
        broadcast.send(changed)
        return changed
    }

    private func openLock() throws(SiteStoreError) -> StoreLock {
        if let lock { return lock }
        // The same file has the same lock, whatever link leads to it.
        let target = file.resolvingSymlinksInPath()
        let opened = try StoreLock(
            beside: target.lastPathComponent,
            in: StoreFolder(target.deletingLastPathComponent(), fileSystem: PosixFileSystem()),
            process: ProcessInfo.processInfo.processIdentifier
        )
        lock = opened
        return opened
    }

    private func read() throws(RepositoryError) -> SiteSettings {
        do {
            let bytes = Data(try RegularFile.contents(of: file.path, limit: Self.maximumSize))
            // A document that cannot be read at all counts as missing numbers do (SR-82).
            let document = try? JSONDecoder().decode(SiteSettingsDTO.self, fromOutside: bytes)
            guard let document else { return SiteSettings() }
            try checkVersion(of: document)
            return document.toDomain()
        } catch let error as FileSystemError where error.code == ENOENT {
            return SiteSettings()
        } catch let error as SiteSettingsError {
            throw .unreadable(FailureCause(error))
        } catch {
            throw .unavailable(FailureCause(error, at: file, call: .read))
        }
    }

    private func checkVersion(of document: SiteSettingsDTO) throws(SiteSettingsError) {
        guard document.version > SiteSettingsDTO.currentVersion else { return }
        throw .newerVersion(
            path: file.path(percentEncoded: false),
            found: document.version,
            supported: SiteSettingsDTO.currentVersion
        )
    }

    private func write(_ settings: SiteSettings) throws(RepositoryError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try keepAsideIfUnreadable()
            try AtomicFile(file).replace(with: Array(encoder.encode(SiteSettingsDTO(settings))))
        } catch {
            throw .unavailable(FailureCause(error, at: file, call: .write))
        }
    }

    /// Puts a document that cannot be read beside the file, before it is replaced.
    private func keepAsideIfUnreadable() throws {
        guard let bytes = try? RegularFile.contents(of: file.path, limit: Self.maximumSize),
            (try? JSONDecoder().decode(SiteSettingsDTO.self, fromOutside: Data(bytes))) == nil
        else { return }
        try AtomicFile(file.appendingPathExtension("unreadable")).replace(with: bytes)
    }

    public nonisolated func changes() -> AsyncStream<SiteSettings> {
        broadcast.values()
    }
}
