public import Foundation

/// What an exported file holds.
public enum SiteExportContent: String, Hashable, Sendable, CaseIterable {
    /// The entries.
    case history
    /// The locations, which carry what a file of entries cannot.
    case locations

    /// The name for a file that is exported at `date`, for example
    /// `site-rotation-export-2026-01-31.csv`. The day is that of `timeZone` in the Gregorian
    /// calendar, in ASCII digits whatever the locale.
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
        case .locations: "site-rotation-locations"
        }
    }
}
