public import Foundation
public import MomentumDomain

/// Creates a backup of all records.
public protocol WriteSiteBackupUseCaseProtocol: Sendable {
    /// Returns the complete file. Throws ``SiteBackupError/repository(_:)`` and never returns a
    /// part.
    func execute() async throws(SiteBackupError) -> [UInt8]

    /// Replaces the file at `url` atomically.
    /// - Throws: ``SiteBackupError``; the old file is then unchanged.
    func execute(to url: URL) async throws(SiteBackupError)
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
        let backup: SiteBackup
        do {
            backup = try await sites.backup(at: dates.now)
        } catch {
            throw .repository(error)
        }
        let bytes = await bytes(of: backup)
        // The caller has cancelled. The existing file stays unchanged.
        guard !Task.isCancelled else { throw .repository(.cancelled) }
        return bytes
    }

    public func execute(to url: URL) async throws(SiteBackupError) {
        let bytes = try await execute()
        do {
            try await documents.write(bytes, to: url)
        } catch {
            throw .document(error)
        }
    }

    /// Runs off the caller's actor, because a history can be long.
    @concurrent
    private func bytes(of backup: SiteBackup) async -> [UInt8] { format.write(backup) }
}
