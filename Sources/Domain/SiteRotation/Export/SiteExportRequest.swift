public import Foundation

/// The contents of an exported file, and the selection of its entries.
public struct SiteExportRequest: Hashable, Sendable {
    public var content: SiteExportContent
    /// The device whose entries are in the file; locations are those of both devices.
    public var device: WornDevice
    /// The first local day of the entries' starts; `nil` for no limit.
    public var from: SiteDay?
    /// The last local day, which is included; `nil` for no limit.
    public var to: SiteDay?
    /// True for times in local time with their offset; false for times in UTC.
    public var usesLocalTimes: Bool

    /// Creates a request; the default is everything in UTC, for a later import.
    public init(
        _ content: SiteExportContent = .history,
        of device: WornDevice = .set,
        from: SiteDay? = nil,
        to: SiteDay? = nil,
        usesLocalTimes: Bool = false
    ) {
        self.content = content
        self.device = device
        self.from = from
        self.to = to
        self.usesLocalTimes = usesLocalTimes
    }

    /// The name for a file exported at `date`, for example `site-rotation-export-2026-01-31.csv`.
    ///
    /// The day is the Gregorian day in `timeZone`, in ASCII digits.
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
        let kind = device == .sensor && content != .locations ? "sensor" : "site"
        return switch content {
        case .history: "\(kind)-rotation-export"
        case .details: "\(kind)-rotation-details"
        case .locations: "site-rotation-locations"
        }
    }

    /// True if the last day precedes the first, so that the file has no entries.
    public var isBackwards: Bool {
        guard let from, let to else { return false }
        return to < from
    }

    /// True if the file includes an entry that starts at `start`.
    package func includes(_ start: Date, in zone: TimeZone) -> Bool {
        if let from, start < from.start(in: zone) { return false }
        if let to, start >= to.end(in: zone) { return false }
        return true
    }

    /// The offset of local time from UTC at `start`, in minutes; `nil` for times in UTC.
    ///
    /// Seconds of old offsets are truncated. The written time has the truncated offset, so it
    /// denotes the same instant.
    func offsetMinutes(at start: Int64, in zone: TimeZone) -> Int? {
        guard usesLocalTimes else { return nil }
        let date = Date(timeIntervalSince1970: Double(start))
        return zone.secondsFromGMT(for: date) / 60
    }
}
