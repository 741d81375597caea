public import Foundation

/// The contents of an exported file, and the entries that are in it.
public struct SiteExportRequest: Hashable, Sendable {
    public var content: SiteExportContent
    /// The first local day of the starts of entries; `nil` for all earlier ones.
    public var from: SiteDay?
    /// The last local day, which is included; `nil` for all later ones.
    public var to: SiteDay?
    /// True if times are written in local time with its offset, and not in UTC.
    public var usesLocalTimes: Bool

    /// The request for everything in UTC, as files are that are imported again.
    public init(
        _ content: SiteExportContent = .history,
        from: SiteDay? = nil,
        to: SiteDay? = nil,
        usesLocalTimes: Bool = false
    ) {
        self.content = content
        self.from = from
        self.to = to
        self.usesLocalTimes = usesLocalTimes
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
