public import Foundation
import MomentumDomain

/// Creates a file of the current records.
public protocol ExportSiteRecordsUseCaseProtocol: Sendable {
    /// Returns the complete file. Throws ``SiteExportError/repository(_:)`` and never returns a
    /// part.
    func execute(_ request: SiteExportRequest) async throws(SiteExportError) -> [UInt8]

    /// Replaces the file at `url` atomically.
    /// - Throws: ``SiteExportError``; the old file is then unchanged.
    func execute(_ request: SiteExportRequest, to url: URL) async throws(SiteExportError)
}

/// Creates a file of the current records.
public struct ExportSiteRecordsUseCase: ExportSiteRecordsUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let format: any SiteRecordsFormat
    private let documents: any SiteDocumentStore
    private let calendar: Calendar

    /// The time zone of `calendar` determines days and local times.
    public init(
        sites: any SiteRotationRepository,
        format: any SiteRecordsFormat,
        documents: any SiteDocumentStore,
        calendar: Calendar
    ) {
        self.sites = sites
        self.format = format
        self.documents = documents
        self.calendar = calendar
    }

    public func execute(_ request: SiteExportRequest) async throws(SiteExportError) -> [UInt8] {
        let records: SiteRecords
        do {
            records = try await sites.records()
        } catch {
            throw .repository(error)
        }
        let bytes = await write(request, of: records)
        // The caller has cancelled. The existing file stays unchanged.
        guard !Task.isCancelled else { throw .repository(.cancelled) }
        return bytes
    }

    public func execute(
        _ request: SiteExportRequest,
        to url: URL
    ) async throws(SiteExportError) {
        let bytes = try await execute(request)
        do {
            try await documents.write(bytes, to: url)
        } catch {
            throw .document(error)
        }
    }

    /// Runs off the caller's actor, because a history can be long.
    @concurrent
    private func write(_ request: SiteExportRequest, of records: SiteRecords) async -> [UInt8] {
        let zone = calendar.timeZone
        let log = records.of(request.device)
        return switch request.content {
        case .history: format.write(SiteExportTable(log, request, in: zone))
        case .details: format.write(SiteExportDetails(log, request, in: zone))
        case .locations: format.write(records.allLocations)
        }
    }
}
