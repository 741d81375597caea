import Foundation
import MomentumSiteRotationDomain
import Testing

@Suite struct DayCountTests {
    func calendar(_ zone: String) throws -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        return calendar
    }

    func date(_ text: String) throws -> Date {
        try Date(text, strategy: .iso8601)
    }

    @Test(arguments: [
        // Across the change to summer time, which makes this day 23 hours long.
        (from: "2026-03-28T23:30:00Z", to: "2026-03-29T22:30:00Z", zone: "Europe/Berlin", days: 1),
        (from: "2026-10-24T12:00:00Z", to: "2026-10-25T12:00:00Z", zone: "Europe/Berlin", days: 1),
        // Across the change at midnight: this day begins at one in the morning.
        (from: "2026-04-24T10:00:00Z", to: "2026-04-25T10:00:00Z", zone: "Africa/Cairo", days: 1),
        (from: "2026-04-24T10:00:00Z", to: "2026-05-08T10:00:00Z", zone: "Africa/Cairo", days: 14),
        // One minute apart, and on two sides of midnight.
        (from: "2026-05-01T23:59:30Z", to: "2026-05-02T00:00:30Z", zone: "GMT", days: 1),
        (from: "2026-05-01T23:59:30Z", to: "2026-05-02T00:00:30Z", zone: "Asia/Tokyo", days: 0),
        (from: "2026-05-01T00:00:00Z", to: "2026-05-31T23:59:59Z", zone: "GMT", days: 30),
        // The clock jumped back.
        (from: "2026-05-03T00:00:00Z", to: "2026-05-01T00:00:00Z", zone: "GMT", days: 0),
    ])
    func `days are the difference between two starts of day (SR-150, SR-152, SR-153)`(
        from: String,
        to: String,
        zone: String,
        days: Int
    ) throws {
        let count = DayCount.days(from: try date(from), to: try date(to), in: try calendar(zone))

        #expect(count == days)
    }

    @Test(arguments: [
        (days: Int?.none, text: "Never used"), (days: 0, text: "Today"),
        (days: 1, text: "1 day ago"),
        (days: 2, text: "2 days ago"),
    ])
    func `a row says when the location was last used (SR-26)`(days: Int?, text: String) {
        #expect(SiteTexts().lastUse(days: days) == text)
    }
}
