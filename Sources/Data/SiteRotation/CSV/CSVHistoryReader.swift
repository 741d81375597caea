import MomentumDomain
import MomentumSiteRotationDomain

/// Reads the rows of a file of entries (SR-101 to SR-104).
struct CSVHistoryReader {
    private var rows: [SiteHistoryTable.Row] = []
    private var skipped: [SiteImportReport.Skip] = []
    private var repairs: [SiteImportReport.Repair] = []
    private var locationTexts: [String] = []
    private var positions: [ArraySlice<UInt8>: Int] = [:]

    private init() {}

    static func table(
        from reader: inout CSVReader
    ) throws(SiteImportError) -> SiteHistoryTable {
        var rows = CSVHistoryReader()
        // A list that grows moves its rows again and again, which costs pages of memory.
        rows.rows.reserveCapacity(reader.likelyCount)
        var record = CSVRecord()
        while reader.read(into: &record) {
            try LongWork.step(
                record.number,
                of: nil,
                .reading,
                orThrow: SiteImportError.repository
            )
            guard !record.isBlank else { continue }
            if let skip = record.skipForColumns(4) {
                rows.skipped.append(skip)
            } else {
                rows.append(record)
                if let repair = record.repair { rows.repairs.append(repair) }
            }
        }
        return SiteHistoryTable(
            rows: rows.rows,
            skipped: rows.skipped,
            locationTexts: rows.locationTexts,
            repairs: rows.repairs
        )
    }

    private mutating func append(_ record: CSVRecord) {
        let date = record.fields[0].trimmed
        guard let start = CSVDate.seconds(in: date) else {
            skipped.append(
                SiteImportReport.Skip(row: record.number, kind: .badDate, text: date.text)
            )
            return
        }
        let note = record.fields[3]
        rows.append(
            SiteHistoryTable.Row(
                number: record.number,
                start: start,
                startText: date.text,
                wear: CSVHours.wear(in: record.fields[2].trimmed),
                location: position(ofLocation: record.fields[1].trimmed),
                note: note.isEmpty ? nil : note.text
            )
        )
    }

    private mutating func position(ofLocation text: ArraySlice<UInt8>) -> Int {
        if let known = positions[text] { return known }
        positions[text] = locationTexts.count
        locationTexts.append(text.text)
        return locationTexts.count - 1
    }
}
