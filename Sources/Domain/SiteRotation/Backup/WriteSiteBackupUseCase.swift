public import Foundation
public import MomentumDomain

/// Creates a backup of all records.
public protocol WriteSiteBackupUseCaseProtocol: Sendable {
    /// Returns the complete file. Throws ``SiteBackupError/repository(_:)`` and never returns a
    /// part.
    func execute() async throws(SiteBackupError) -> [UInt8]

    /// Replaces the file at `url` atomically.
    ///
    /// A backup may be the only copy of records that were lost. So one with records that are not
    /// among the present ones, or that cannot be read whole, is replaced only with
    /// `replacesOthers`, which streams need too.
    ///
    /// - Throws: ``SiteBackupError``; the old file is then unchanged.
    func execute(to url: URL, replacesOthers: Bool) async throws(SiteBackupError)
}

/// Creates a backup of all records.
public struct WriteSiteBackupUseCase: WriteSiteBackupUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let format: any SiteBackupFormat
    private let documents: any SiteDocumentStore
    private let dates: any WallClock

    public init(
        sites: any SiteRotationRepository,
        format: any SiteBackupFormat,
        documents: any SiteDocumentStore,
        dates: any WallClock
    ) {
        self.sites = sites
        self.format = format
        self.documents = documents
        self.dates = dates
    }

    public func execute() async throws(SiteBackupError) -> [UInt8] {
        try await bytes(of: backup())
    }

    public func execute(to url: URL, replacesOthers: Bool) async throws(SiteBackupError) {
        let backup = try await backup()
        if !replacesOthers, let former = try await contents(of: url) {
            try await check(that: backup, replaces: former)
        }
        let bytes = try await bytes(of: backup)
        do {
            try await documents.write(bytes, to: url)
        } catch {
            throw .document(error)
        }
    }

    private func backup() async throws(SiteBackupError) -> SiteBackup {
        do {
            return try await sites.backup(at: dates.now)
        } catch {
            throw .repository(error)
        }
    }

    /// Runs off the caller's actor, because a history can be long.
    @concurrent
    private func bytes(of backup: SiteBackup) async throws(SiteBackupError) -> [UInt8] {
        let bytes = format.write(backup)
        // The caller has cancelled. The existing file stays unchanged.
        guard !Task.isCancelled else { throw .repository(.cancelled) }
        return bytes
    }

    /// The bytes of the file that would be replaced; `nil` if there is none.
    private func contents(of url: URL) async throws(SiteBackupError) -> [UInt8]? {
        do throws(SiteDocumentError) {
            return try await documents.contents(of: url)
        } catch .notFound {
            return nil
        } catch {
            throw .document(error)
        }
    }

    /// Throws if `former` is a backup with records that the new one neither has nor deletes, or
    /// one whose records cannot be compared.
    @concurrent
    private func check(
        that backup: SiteBackup,
        replaces former: [UInt8]
    ) async throws(SiteBackupError) {
        let old: SiteBackup
        do throws(SiteBackupError) {
            old = try format.read(former)
        } catch .notBackup {
            return
        } catch .newer {
            throw .newer
        } catch {
            throw .replacesUnreadable
        }
        let count = old.writes.records(missingIn: backup.writes)
        guard count == 0 else { throw .replacesOthers(count: count) }
    }
}
