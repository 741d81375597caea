public import Foundation

/// The contents of an exported file, and the entries that are in it.
public struct SiteExportRequest: Hashable, Sendable {
    public var content: SiteExportContent
    /// The device whose entries are in the file; locations are those of both.
    public var device: WornDevice
    /// The first local day of the starts of entries; `nil` for all earlier ones.
    public var from: SiteDay?
    /// The last local day, which is included; `nil` for all later ones.
    public var to: SiteDay?
    /// True if times are written in local time with its offset, and not in UTC.
    public var usesLocalTimes: Bool

    /// The request for everything in UTC, as files are that are imported again.
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
        let kind = device == .sensor && content != .locations ? "sensor" : "site"
        return switch content {
        case .history: "\(kind)-rotation-export"
        case .details: "\(kind)-rotation-details"
        case .locations: "site-rotation-locations"
        }
    }

    /// True if the last day is before the first, so that no entry can be in the file.
    public var isBackwards: Bool {
        guard let from, let to else { return false }
        return to < from
    }

    /// True if an entry that starts at `start` is in the file.
    func includes(_ start: Date, in zone: TimeZone) -> Bool {
        if let from, start < from.start(in: zone) { return false }
        if let to, start >= to.end(in: zone) { return false }
        return true
    }

    /// The minutes that local time is ahead of UTC at `start`; `nil` for times in UTC.
    ///
    /// Seconds of old offsets are cut off. The time is shown with the cut offset, so the moment
    /// stays the same.
    func offsetMinutes(at start: Int64, in zone: TimeZone) -> Int? {
        guard usesLocalTimes else { return nil }
        let date = Date(timeIntervalSince1970: Double(start))
        return zone.secondsFromGMT(for: date) / 60
    }
}
