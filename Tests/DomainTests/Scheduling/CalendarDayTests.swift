import Foundation
import MomentumSchedulingDomain
import Testing

@Suite struct CalendarDayTests {
    @Test(arguments: ["2026-03-02", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
    func `a day is written back to the text that was read (SC-7)`(text: String) {
        #expect(CalendarDay(text)?.text == text)
        #expect(StartDate(text).day != nil)
    }

    @Test(arguments: [
        "2026-02-30", "2026-2-3", "2026-13-01", "2026-00-10", "2026-01-00", "2025-02-29",
        "1900-02-29", "2026-04-31", "２０２６-０３-０２", "2026-03-02T00:00:00Z", " 2026-03-02",
        "2026/03/02", "+026-03-02", "", "soon",
    ])
    func `any other text is no day, and is kept (SC-7, SC-8)`(text: String) {
        #expect(CalendarDay(text) == nil)
        #expect(StartDate(text) == .text(text))
        #expect(StartDate(text).text == text)
    }

    @Test(arguments: ["Asia/Tokyo", "America/Los_Angeles", "UTC", "Pacific/Kiritimati"])
    func `three untouched edits leave the day where it was (SC-7, fault 11)`(zone: String) throws {
        var user = SchedulingUser(
            id: 1,
            UserDraft(newOn: CalendarDay("2026-03-02"))
        )
        for _ in 0..<3 { user = SchedulingUser(id: 1, UserDraft(user)) }

        #expect(user.levelStartDate?.text == "2026-03-02")
        let noon = Date(timeIntervalSince1970: 1_772_452_800)
        let day = CalendarDay(noon, timeZone: try #require(TimeZone(identifier: zone)))
        #expect(day?.text == (zone == "Pacific/Kiritimati" ? "2026-03-03" : "2026-03-02"))
    }

    @Test func `days are in the order of the calendar (SC-7)`() {
        let texts = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"]

        #expect(texts.reversed().compactMap { CalendarDay($0) }.sorted().map(\.text) == texts)
    }
}
