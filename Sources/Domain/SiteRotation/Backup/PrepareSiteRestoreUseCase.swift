public import Foundation
public import MomentumDomain

/// Reads and checks a backup, so that people can preview its effect.
public protocol PrepareSiteRestoreUseCaseProtocol: Sendable {
    /// Reads and checks a complete file in memory; changes nothing.
    /// - Throws: Any ``SiteBackupError``.
    func execute(
        _ bytes: [UInt8],
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteBackupError) -> SiteRestorePreview

    /// Reads and checks the file at `url`; changes nothing.
    /// - Throws: Any ``SiteBackupError``.
    func execute(
        contentsOf url: URL,
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteBackupError) -> SiteRestorePreview
}

/// Reads and checks a backup, so that people can preview its effect.
public struct PrepareSiteRestoreUseCase: PrepareSiteRestoreUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let format: any SiteBackupFormat
    private let documents: any SiteDocumentStore
    private let identifiers: any IdentifierSource

    public init(
        sites: any SiteRotationRepository,
        format: any SiteBackupFormat,
        documents: any SiteDocumentStore,
        identifiers: any IdentifierSource
    ) {
        self.sites = sites
        self.format = format
        self.documents = documents
        self.identifiers = identifiers
    }

    public func execute(
        contentsOf url: URL,
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteBackupError) -> SiteRestorePreview {
        let bytes: [UInt8]
        do {
            bytes = try await documents.contents(of: url)
        } catch {
            throw .document(error)
        }
        return try await execute(bytes, mode: mode, now: now)
    }

    // Runs off the caller's actor, because a file can be long.
    @concurrent
    public func execute(
        _ bytes: [UInt8],
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteBackupError) -> SiteRestorePreview {
        let backup = try format.read(bytes)
        let present: SiteBackup
        do {
            present = try await sites.backup(at: now)
        } catch {
            throw .repository(error)
        }
        let restore = SiteRestore(id: identifiers.next(), mode: mode, backup: backup)
        let writes = backup.writes.restored(over: present.writes, mode)
        let effect = SiteRestore.Effect(writes, over: present.writes, mode)
        let operation = SiteOperation.restore(restore.expecting(effect))
        let commit: SiteCommit?
        do {
            commit = try await sites.preview([operation], at: now).first
        } catch {
            throw .refused(error)
        }
        guard !Task.isCancelled else { throw .repository(.cancelled) }
        return SiteRestorePreview(
            operation: operation,
            report: SiteRestoreReport(restore, writes, over: present, commit)
        )
    }
}
