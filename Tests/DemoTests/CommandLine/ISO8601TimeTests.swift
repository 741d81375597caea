import Foundation
import Testing

@testable import MomentumCommandLine

@Suite struct ISO8601TimeTests {
    private let berlin: Calendar

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        berlin = calendar
    }

    @Test(
        arguments: [
            ("2026-03-01T09:30:00Z", "2026-03-01T09:30:00Z"),
            ("2026-03-01T09:30Z", "2026-03-01T09:30:00Z"),
            ("2026-03-01T09:30:15.25Z", "2026-03-01T09:30:15.250Z"),
            ("2026-03-01T09:30:00.000Z", "2026-03-01T09:30:00Z"),
            ("2026-03-01T09:30:00+02:00", "2026-03-01T07:30:00Z"),
            ("2026-03-01T09:30:00-0330", "2026-03-01T13:00:00Z"),
            ("2026-03-01T09:30:00+02", "2026-03-01T07:30:00Z"),
            ("2026-03-01T09:30", "2026-03-01T08:30:00Z"),
            ("2026-07-01T09:30:59", "2026-07-01T07:30:59Z"),
            ("2024-02-29T00:00Z", "2024-02-29T00:00:00Z"),
            ("2026-10-25T02:30", "2026-10-25T00:30:00Z"),
        ]
    )
    func `times are read with their zone, or in that of the command line (CL-2)`(
        text: String,
        utc: String
    ) throws {
        let date = try #require(ISO8601Time.date(text, in: berlin))

        #expect(ISO8601Time.text(date) == utc)
    }

    @Test(
        arguments: [
            "", "now", "2026-03-01", "2026-03-01 09:30:00Z", "2026-03-01T09", "2026-3-1T09:30Z",
            "2026-02-30T09:30Z", "2025-02-29T09:30Z", "2026-13-01T09:30Z", "2026-03-01T24:00Z",
            "2026-03-01T09:60Z", "2026-03-01T09:30:60Z", "2026-03-01T09:30:00.Z",
            "2026-03-01T09:30:00+24:00", "2026-03-01T09:30:00+02:60", "2026-03-01T09:30:00z",
            "2026-03-01T09:30:00Z ", "٢٠٢٦-03-01T09:30Z", "20260301T0930Z",
            // The clocks in Berlin go from 2:00 to 3:00 that night.
            "2026-03-29T02:30",
        ]
    )
    func `what is no time is refused (CL-2)`(text: String) {
        #expect(ISO8601Time.date(text, in: berlin) == nil)
    }

    @Test func `every millisecond is written as it is (CL-4)`() {
        for milliseconds in 0..<1000 {
            let date = Date(timeIntervalSince1970: 1_704_844_800 + Double(milliseconds) / 1000)
            let digits = String(milliseconds + 1000).dropFirst()
            let expected =
                milliseconds == 0 ? "2024-01-10T00:00:00Z" : "2024-01-10T00:00:00.\(digits)Z"
            #expect(ISO8601Time.text(date) == expected)
        }
        #expect(ISO8601Time.text(Date(timeIntervalSince1970: -0.25)) == "1969-12-31T23:59:59.750Z")
    }
}
