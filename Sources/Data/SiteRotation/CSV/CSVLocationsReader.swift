import MomentumSiteRotationDomain

struct CSVLocationsReader {
    private var rows: [SiteLocationsTable.Row] = []
    private var skipped: [SiteImportReport.Skip] = []

    private init() {}

    static func table(from reader: inout CSVReader) -> SiteLocationsTable {
        var rows = CSVLocationsReader()
        var record = CSVRecord()
        while reader.read(into: &record) {
            if !record.isBlank { rows.append(record) }
        }
        return SiteLocationsTable(rows: rows.rows, skipped: rows.skipped)
    }

    private mutating func append(_ record: CSVRecord) {
        if let skip = record.skipForColumns(4) {
            skipped.append(skip)
            return
        }
        let fields = record.fields.prefix(4).map(\.trimmed)
        guard !fields[0].isEmpty else {
            skipped.append(record.skip(.badLocation, fields[0]))
            return
        }
        guard let isEnabled = flag(fields[1]) else {
            skipped.append(record.skip(.badFlag, fields[1]))
            return
        }
        guard flag(fields[2]) != nil else {
            skipped.append(record.skip(.badFlag, fields[2]))
            return
        }
        guard let sortOrder = Int(fields[3].text) else {
            skipped.append(record.skip(.badSortOrder, fields[3]))
            return
        }
        rows.append(
            SiteLocationsTable.Row(
                number: record.number,
                location: fields[0].text,
                isEnabled: isEnabled,
                sortOrder: sortOrder
            )
        )
    }

    /// Reads a truth value case-insensitively, because spreadsheets write it in capitals.
    private func flag(_ text: ArraySlice<UInt8>) -> Bool? {
        if text.equalsIgnoringCase("true") { return true }
        return text.equalsIgnoringCase("false") ? false : nil
    }
}
