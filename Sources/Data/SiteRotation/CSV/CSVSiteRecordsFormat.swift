import MomentumDomain
public import MomentumSiteRotationDomain

/// The CSV files of Site Rotation: entries and locations.
///
/// `Docs/Formats/CSV.md` describes both.
public struct CSVSiteRecordsFormat: SiteRecordsFormat {
    static let historyColumns: [StaticString] = ["date", "location", "duration_hours", "note"]
    static let detailsColumns: [StaticString] = [
        "date", "location", "reason", "findings", "profile", "target_hours",
    ]
    static let locationsColumns: [StaticString] = ["location", "enabled", "custom", "sort_order"]

    public init() {}

    public func read(_ bytes: [UInt8]) throws(SiteImportError) -> SiteImportFile {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .unreadableFile(.notText)
        }
        var reader = CSVReader(bytes)
        var record = CSVRecord()
        _ = reader.read(into: &record)
        if record.isHeader(Self.historyColumns) {
            return .history(try CSVHistoryReader.table(from: &reader))
        }
        if record.isHeader(Self.locationsColumns) {
            return .locations(CSVLocationsReader.table(from: &reader))
        }
        throw .invalidHeader(
            record.source.text.shownOnOneLine(),
            expected: [Self.historyColumns, Self.locationsColumns].map { columns in
                columns.map(\.description).joined(separator: ",")
            }
        )
    }

    public func sheet(_ bytes: [UInt8]) throws(SiteImportError) -> SiteSheet {
        try CSVSheetReader.sheet(bytes)
    }

    public func write(_ table: SiteExportTable) -> [UInt8] {
        var writer = CSVWriter(header: Self.historyColumns)
        // A row takes about 50 bytes plus its note; an occasional growth costs little.
        writer.reserve(rows: table.rows.count, bytesPerRow: 64)
        let names = table.locationNames.map(CSVWriter.field)
        for (number, row) in table.rows.enumerated() {
            LongWork.announce(number, of: table.rows.count, .writing)
            CSVDate.append(row.start, offsetMinutes: row.offsetMinutes, to: &writer.bytes)
            writer.endField()
            if let location = row.location { writer.bytes.append(contentsOf: names[location]) }
            writer.endField()
            if let seconds = row.wornSeconds { CSVHours.append(seconds, to: &writer.bytes) }
            writer.endField()
            if let note = row.note { writer.append(note) }
            writer.endRecord()
        }
        return writer.bytes
    }

    public func write(_ details: SiteExportDetails) -> [UInt8] {
        var writer = CSVWriter(header: Self.detailsColumns)
        for (number, row) in details.rows.enumerated() {
            LongWork.announce(number, of: details.rows.count, .writing)
            CSVDate.append(row.start, offsetMinutes: row.offsetMinutes, to: &writer.bytes)
            let findings = row.findings.joined(separator: " ")
            for text in [row.location, row.reason ?? "", findings, row.profile] {
                writer.endField()
                writer.append(text)
            }
            writer.endField()
            if let minutes = row.targetMinutes {
                CSVHours.append(Int64(minutes) * 60, to: &writer.bytes)
            }
            writer.endRecord()
        }
        return writer.bytes
    }

    public func write(_ locations: [SiteLocation]) -> [UInt8] {
        var writer = CSVWriter(header: Self.locationsColumns)
        for location in locations {
            writer.append(location.shortName)
            writer.endField()
            writer.append(String(location.isEnabled))
            writer.endField()
            writer.append(String(location.isCustom))
            writer.endField()
            writer.append(String(location.sortOrder))
            writer.endRecord()
        }
        return writer.bytes
    }
}
