public import Foundation
public import MomentumDomain

/// Reads a table of any program, so that people can answer its questions and preview an import.
public protocol MapSiteImportUseCaseProtocol: Sendable {
    /// Reads and checks the file at `url`; changes nothing.
    ///
    /// The suite's own files are read strictly, without questions.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - answers: The answers to the questions of an earlier call.
    ///   - mode: The effect on the current entries.
    ///   - now: The current time; rows that start more than 24 hours later are skipped.
    /// - Returns: The open questions, or the preview.
    /// - Throws: Any ``SiteImportError``.
    func execute(
        contentsOf url: URL,
        answers: SiteSheetAnswers,
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> MappedSiteImport
}

/// A table after reading: its open questions, or the preview of its import.
public enum MappedSiteImport: Hashable, Sendable {
    case asking([SiteSheetQuestion], SiteSheetMapping)
    /// The mapping is `nil` for a file that was read strictly.
    case previewing(SiteImportPreview, SiteSheetMapping?)
}

/// Reads a table of any program, so that people can answer its questions and preview an import.
public struct MapSiteImportUseCase: MapSiteImportUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let format: any SiteRecordsFormat
    private let documents: any SiteDocumentStore
    private let identifiers: any IdentifierSource
    private let calendar: Calendar

    /// Times without an offset are in the time zone of `calendar`.
    public init(
        sites: any SiteRotationRepository,
        format: any SiteRecordsFormat,
        documents: any SiteDocumentStore,
        identifiers: any IdentifierSource,
        calendar: Calendar
    ) {
        self.sites = sites
        self.format = format
        self.documents = documents
        self.identifiers = identifiers
        self.calendar = calendar
    }

    public func execute(
        contentsOf url: URL,
        answers: SiteSheetAnswers,
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> MappedSiteImport {
        let bytes: [UInt8]
        do {
            bytes = try await documents.contents(of: url)
        } catch {
            throw .unreadableFile(.document(error))
        }
        let records: SiteRecords
        do {
            records = try await sites.records()
        } catch {
            throw .repository(error)
        }
        return try await read(bytes, answers: answers, mode: mode, records: records, now: now)
    }

    /// Runs off the caller's actor, because a file can be long.
    @concurrent
    private func read(
        _ bytes: [UInt8],
        answers: SiteSheetAnswers,
        mode: SiteImport.Mode,
        records: SiteRecords,
        now: Date
    ) async throws(SiteImportError) -> MappedSiteImport {
        let id = identifiers.next()
        if let file = try strictly(bytes) {
            return .previewing(
                try file.preview(id: id, mode: mode, records: records, now: now),
                nil
            )
        }
        let reading = try SiteSheetMapper.read(
            try format.sheet(bytes),
            answers: answers,
            locations: records.allLocations,
            zone: calendar.timeZone
        )
        switch reading {
        case .questions(let questions, let mapping): return .asking(questions, mapping)
        case .table(let table, let mapping):
            let file = SiteImportFile.history(table)
            let preview = try file.preview(id: id, mode: mode, records: records, now: now)
            return .previewing(preview, mapping)
        }
    }

    /// The content of the suite's own file; `nil` for any other.
    private func strictly(_ bytes: [UInt8]) throws(SiteImportError) -> SiteImportFile? {
        do {
            return try format.read(bytes)
        } catch {
            switch error {
            case .invalidHeader, .unreadableFile: return nil
            default: throw error
            }
        }
    }
}
