public import Foundation

/// The content of an exported file.
public enum SiteExportContent: String, Hashable, Sendable, CaseIterable {
    case history
    /// The reasons, findings and planned times of the entries, which the history has no columns for.
    case details
    /// The locations, with fields that a file of entries cannot have.
    case locations

    /// The name for a file exported at `date`, for example `site-rotation-export-2026-01-31.csv`.
    ///
    /// The day is that of `timeZone` in the Gregorian calendar, in ASCII digits.
    public func fileName(on date: Date, in timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let day = calendar.dateComponents([.year, .month, .day], from: date)
        let parts = [(day.year, 4), (day.month, 2), (day.day, 2)].map { number, width in
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(width - digits.count, 0)) + digits
        }
        return "\(prefix)-\(parts.joined(separator: "-")).csv"
    }

    private var prefix: String {
        switch self {
        case .history: "site-rotation-export"
        case .details: "site-rotation-details"
        case .locations: "site-rotation-locations"
        }
    }
}
