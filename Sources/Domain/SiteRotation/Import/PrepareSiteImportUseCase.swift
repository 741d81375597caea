public import Foundation
public import MomentumDomain

/// Reads and checks a file, so that people can preview an import.
public protocol PrepareSiteImportUseCaseProtocol: Sendable {
    /// Reads and checks a complete file in memory; changes nothing.
    ///
    /// `mode` is unused for a file of locations. Rows that start more than 24 hours after `now` are
    /// skipped.
    ///
    /// - Throws: Any ``SiteImportError``.
    func execute(
        _ bytes: [UInt8],
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> SiteImportPreview

    /// Reads and checks the file at `url`; changes nothing.
    /// - Throws: Any ``SiteImportError``; a missing file is ``SiteImportError/unreadableFile(_:)``.
    func execute(
        contentsOf url: URL,
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> SiteImportPreview
}

/// Reads and checks a file, so that people can preview an import.
public struct PrepareSiteImportUseCase: PrepareSiteImportUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let format: any SiteRecordsFormat
    private let documents: any SiteDocumentStore
    private let identifiers: any IdentifierSource

    public init(
        sites: any SiteRotationRepository,
        format: any SiteRecordsFormat,
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
    ) async throws(SiteImportError) -> SiteImportPreview {
        let bytes: [UInt8]
        do {
            bytes = try await documents.contents(of: url)
        } catch {
            throw .unreadableFile(.document(error))
        }
        return try await execute(bytes, mode: mode, now: now)
    }

    public func execute(
        _ bytes: [UInt8],
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> SiteImportPreview {
        let records: SiteRecords
        do {
            records = try await sites.records()
        } catch {
            throw .repository(error)
        }
        return try await plan(bytes, mode: mode, records: records, now: now)
    }

    /// Runs off the caller's actor, because a file can be long.
    @concurrent
    private func plan(
        _ bytes: [UInt8],
        mode: SiteImport.Mode,
        records: SiteRecords,
        now: Date
    ) async throws(SiteImportError) -> SiteImportPreview {
        let id = identifiers.next()
        return try format.read(bytes).preview(id: id, mode: mode, records: records, now: now)
    }
}
