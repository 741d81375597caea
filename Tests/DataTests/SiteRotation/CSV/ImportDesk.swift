import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// Imports and exports as a program does it: use cases over the CSV format and records in memory.
struct ImportDesk {
    let sites: any SiteRotationRepository = InMemorySiteRotationRepository()
    let documents = InMemorySiteDocumentStore()
    let now: Date

    init(now: Date = Date(timeIntervalSince1970: 1_767_225_600)) {
        self.now = now
    }

    private var prepare: PrepareSiteImportUseCase {
        PrepareSiteImportUseCase(
            sites: sites,
            format: CSVSiteRecordsFormat(),
            documents: documents,
            identifiers: RandomIdentifiers()
        )
    }

    func preview(
        _ bytes: [UInt8],
        mode: SiteImport.Mode = .replace
    ) async throws(SiteImportError) -> SiteImportPreview {
        try await prepare.execute(bytes, mode: mode, now: now)
    }

    /// Previews a file of entries; the header is added to `rows`.
    func preview(
        rows: String...,
        mode: SiteImport.Mode = .replace
    ) async throws(SiteImportError) -> SiteImportPreview {
        try await preview(Self.file(rows), mode: mode)
    }

    /// Imports a file, and returns the records afterwards.
    @discardableResult
    func take(
        _ bytes: [UInt8],
        mode: SiteImport.Mode = .replace
    ) async throws -> SiteRecords {
        let preview = try await preview(bytes, mode: mode)
        _ = try await CarryOutSiteImportUseCase(sites: sites).execute(preview, now: now)
        return try await sites.records()
    }

    /// Imports a file of entries, and returns the records afterwards; the header is added to
    /// `rows`.
    @discardableResult
    func take(rows: String..., mode: SiteImport.Mode = .replace) async throws -> SiteRecords {
        try await take(Self.file(rows), mode: mode)
    }

    func export(_ content: SiteExportContent = .history) async throws -> [UInt8] {
        try await export(SiteExportRequest(content))
    }

    func export(
        _ request: SiteExportRequest,
        in zone: TimeZone = .gmt
    ) async throws -> [UInt8] {
        try await makeExport(in: zone).execute(request)
    }

    func makeExport(in zone: TimeZone = .gmt) -> ExportSiteRecordsUseCase {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return ExportSiteRecordsUseCase(
            sites: sites,
            format: CSVSiteRecordsFormat(),
            documents: documents,
            calendar: calendar
        )
    }

    static func file(_ rows: [String]) -> [UInt8] {
        let lines = ["date,location,duration_hours,note"] + rows
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }
}
