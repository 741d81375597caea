import Foundation
import MomentumSiteRotationDomain
import Testing

@Suite struct SiteDayTests {
    @Test(arguments: ["2026-03-05", "2024-02-29", "1999-12-31"])
    func `a day is written as it is read (BM-9)`(text: String) throws {
        #expect(try #require(SiteDay(text)).description == text)
    }

    @Test(arguments: ["2026-02-30", "2026-3-5", "5.3.2026", "", "2026-13-01", "2026-00-10"])
    func `what is no day is refused (BM-9)`(text: String) {
        #expect(SiteDay(text) == nil)
    }

    @Test func `a day reaches from its first moment to that of the next (BM-9)`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let day = try #require(SiteDay("2026-03-29"))

        // Clocks went from 2:00 to 3:00 that day.
        #expect(day.end(in: zone).timeIntervalSince(day.start(in: zone)) == 23 * 3600)
        #expect(SiteDay(day.end(in: zone), in: zone) == SiteDay("2026-03-30"))
        #expect(SiteDay(day.end(in: zone) - 1, in: zone) == day)
        #expect(day.adding(-29).description == "2026-02-28")
    }

    @Test func `a day whose midnight is skipped begins later (BM-9)`() throws {
        let zone = try #require(TimeZone(identifier: "America/Santiago"))
        let day = try #require(SiteDay("2025-09-07"))

        #expect(SiteDay(day.start(in: zone), in: zone) == day)
        #expect(SiteDay(day.start(in: zone) - 1, in: zone) == day.adding(-1))
    }
}
