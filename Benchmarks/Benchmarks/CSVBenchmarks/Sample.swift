import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSystem

/// A file of entries for the measurements.
enum Sample {
    static let text = makeText(rows: 100_000)
    static let bytes = Array(text.utf8)
    static let records = readRecords()

    static let format = CSVSiteRecordsFormat()
    static let now = Date(timeIntervalSince1970: 2_000_000_000)

    /// Rows as an export writes them: a quarter has a note, every second note in quotation marks.
    private static func makeText(rows: Int) -> String {
        let places = SiteLocation.defaults.map(\.shortName)
        let dates = Date.ISO8601FormatStyle()
        var text = "date,location,duration_hours,note\n"
        for row in 0..<rows {
            let start = Date(timeIntervalSince1970: 1_000_000_000 + Double(row) * 4_321)
            let hours = row == rows - 1 ? "" : "1.2003"
            let note =
                switch row % 8 {
                case 0: "\"sore, a bit\""
                case 4: "fine after \(row) days"
                default: ""
                }
            text += "\(start.formatted(dates)),\(places[row * 5 % places.count]),\(hours),\(note)\n"
        }
        return text
    }

    /// The records that an import of the file makes.
    private static func readRecords() -> SiteRecords {
        guard case .history(let table)? = try? format.read(bytes), table.skipped.isEmpty else {
            preconditionFailure("the file cannot be read")
        }
        let locations = SiteLocation.defaults
        let named = Dictionary(uniqueKeysWithValues: locations.map { ($0.shortName, $0.id) })
        return SiteRecords(
            entries: SiteEntries(
                table.rows.map { row in
                    let start = Date(timeIntervalSince1970: Double(row.start))
                    return SiteEntry(
                        id: SiteImport.entryID(
                            start: start,
                            location: named[table.locationTexts[row.location]]
                        ),
                        locationID: named[table.locationTexts[row.location]],
                        startTime: start,
                        endTime: row.number == table.rows.count ? nil : start + 4_321,
                        note: row.note
                    )
                }
            )
        )
    }
}

struct RandomIdentifiers: IdentifierSource {
    func next() -> UUID { UUID() }
}
