import Foundation
import MomentumDomain
import MomentumSiteRotationPresentation
import Testing

/// Times and days as people type them.
@Suite struct TypedTimeTests {
    private func calendar(_ zone: String = "Europe/Berlin") throws -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US_POSIX")
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        return calendar
    }

    /// A local time of the calendar.
    private func date(_ text: String, in calendar: Calendar) throws -> Date {
        let style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone)
            .year().month().day().time(includingFractionalSeconds: false)
        return try style.parse(text)
    }

    /// The meaning of `text` on Wednesday, 4 March 2026, at 12:00.
    private func typed(_ text: String) throws -> TypedTime {
        let calendar = try calendar()
        return try TypedTime(
            text,
            now: try date("2026-03-04T12:00:00", in: calendar),
            calendar: calendar
        )
    }

    @Test(arguments: [
        ("now", "2026-03-04T12:00:00"), (" NOW ", "2026-03-04T12:00:00"),
        ("-2h", "2026-03-04T10:00:00"), ("-90m", "2026-03-04T10:30:00"),
        ("-1d12h", "2026-03-03T00:00:00"), ("-0m", "2026-03-04T12:00:00"),
        ("9:05", "2026-03-04T09:05:00"), ("09:05:30", "2026-03-04T09:05:30"),
        ("14:00", "2026-03-04T14:00:00"), ("2pm", "2026-03-04T14:00:00"),
        ("2:05 PM", "2026-03-04T14:05:00"), ("9:05\u{202F}AM", "2026-03-04T09:05:00"),
        ("12:05 am", "2026-03-04T00:05:00"), ("yesterday 12:30pm", "2026-03-03T12:30:00"),
        ("2026-03-03 02:05:30 pm", "2026-03-03T14:05:30"), ("today 9:05", "2026-03-04T09:05:00"),
        ("yesterday 21:00", "2026-03-03T21:00:00"), ("Yesterday  9:00", "2026-03-03T09:00:00"),
        ("wed 11:00", "2026-03-04T11:00:00"), ("wed 12:00", "2026-03-04T12:00:00"),
        ("wed 12:01", "2026-02-25T12:01:00"), ("mon 21:00", "2026-03-02T21:00:00"),
        ("thu 9:00", "2026-02-26T09:00:00"), ("sun 21:00", "2026-03-01T21:00:00"),
        ("Tuesday 8:00", "2026-03-03T08:00:00"),
        ("2026-03-05 09:15", "2026-03-05T09:15:00"), ("2026-03-05 9:15:30", "2026-03-05T09:15:30"),
        ("2026-03-05T9:15", "2026-03-05T09:15:00"), ("2026-03-05T08:15Z", "2026-03-05T09:15:00"),
        ("2026-03-05T08:15:00+00:00", "2026-03-05T09:15:00"),
        ("2026-03-05 09:15+01:00", "2026-03-05T09:15:00"),
        ("2026-03-05t03:15:30-0500", "2026-03-05T09:15:30"),
        ("2026-03-31T8:30", "2026-03-31T08:30:00"),
        ("2026-03-05T23:15+14:00", "2026-03-05T10:15:00"),
        ("2026-03-05T09:15:30.000Z", "2026-03-05T10:15:30"),
    ])
    func `a time is understood as people type it (CL-15, SR-178)`(
        text: String,
        means: String
    ) throws {
        #expect(try typed(text).date == date(means, in: calendar()))
        #expect(try typed(text).remark == nil)
    }

    @Test(arguments: [
        "", "soon", "14", "14.00", "13pm", "0:30 pm", "14:30 pm", "pm", "-", "-h", "-2", "2h",
        "-2h30", "yesterday", "mon",
        "xyz 9:00", "we 9:00", "2026-03-05", "05.03.2026 9:00", "3/5/2026 9:00",
        "2026-3-5 9:00", "2026-03-05 9:00 Z", "today at 9:00", "٩:٠٥",
        "2026-03-05 09:15+20:00", "2026-03-05 09:15-18:01", "2026-03-05 09:15+01:60",
        "2026-03-05 09:15.5",
    ])
    func `another text has none of the forms (CL-15, SR-178)`(text: String) {
        #expect(throws: TypedTime.Problem.otherForm) { try typed(text) }
    }

    @Test(arguments: [
        "24:00", "9:60", "9:05:61", "2026-02-30 9:00", "2026-13-01 9:00", "2026-02-28 25:00",
    ])
    func `a time that no calendar has is none (CL-15, SR-178)`(text: String) {
        #expect(throws: TypedTime.Problem.noSuchTime) { try typed(text) }
    }

    @Test func `a time of tomorrow is tomorrow, and proposes nothing (CL-15)`() throws {
        let tomorrow = try typed("tomorrow 9:00")

        #expect(tomorrow.date == (try typed("2026-03-05 9:00")).date)
        #expect(tomorrow.earlier == nil)
    }

    @Test func `a later time of today proposes yesterday (CL-15)`() throws {
        #expect(try typed("14:00").earlier == "yesterday 14:00")
        #expect(try typed("today 14:00").earlier == "yesterday 14:00")
        #expect(try typed("12:00").earlier == nil)
        #expect(try typed("wed 14:00").earlier == nil)
        #expect(try typed("2026-03-04 14:00").earlier == nil)
        #expect(try typed("yesterday 14:00").date < typed("now").date)
    }

    private let british = Locale(identifier: "en_GB")

    /// The sentence about a time that the clocks skip; `nil` for another time.
    private func refusal(of text: String, now: Date, in calendar: Calendar) -> String? {
        do throws(TypedTime.Problem) {
            _ = try TypedTime(text, now: now, calendar: calendar)
        } catch .skipped(let change) {
            return change.phrase(in: british).english
        } catch {}
        return nil
    }

    @Test func `a skipped time is refused with the change of the clocks (CL-15, SR-178)`() throws {
        let berlin = try calendar()
        let now = try date("2026-03-29T12:00:00", in: berlin)
        let sentence = "02:30 does not exist on 29 Mar: clocks go from 2:00 to 3:00."

        for text in ["2026-03-29 02:30", "today 02:30", "02:30"] {
            #expect(refusal(of: text, now: now, in: berlin) == sentence)
        }
        let lordHowe = try calendar("Australia/Lord_Howe")
        #expect(
            refusal(of: "2026-10-04 2:15", now: now, in: lordHowe)
                == "2:15 does not exist on 4 Oct: clocks go from 2:00 to 2:30."
        )
    }

    @Test func `a skipped midnight is refused with the day that lacks it (CL-15, SR-178)`() throws {
        let saoPaulo = try calendar("America/Sao_Paulo")
        let now = try date("2018-11-04T12:00:00", in: saoPaulo)
        let sentence = "0:30 does not exist on 4 Nov: clocks go from 0:00 to 1:00."

        for text in ["2018-11-04 0:30", "today 0:30", "sun 0:30"] {
            #expect(refusal(of: text, now: now, in: saoPaulo) == sentence)
        }
        let typed = try TypedTime("2018-02-17 23:30", now: now, calendar: saoPaulo)
        let remark = typed.remark?.phrase(in: british).english
        #expect(remark == "23:30 comes twice on 17 Feb; this is the first one, at -02:00.")
    }

    @Test func `a weekday before its skipped time is the one a week ago (CL-15)`() throws {
        let berlin = try calendar()
        let now = try date("2026-03-29T01:00:00", in: berlin)

        let typed = try TypedTime("sun 02:30", now: now, calendar: berlin)

        #expect(typed.date == (try date("2026-03-22T02:30:00", in: berlin)))
    }

    @Test func `no time is proposed that yesterday did not have (CL-15)`() throws {
        let berlin = try calendar()
        let now = try date("2026-03-30T01:00:00", in: berlin)

        let typed = try TypedTime("02:30", now: now, calendar: berlin)

        #expect(typed.date > now)
        #expect(typed.earlier == nil)
    }

    @Test func `a time that comes twice is the first, and says so (CL-15, SR-178)`() throws {
        let berlin = try calendar()
        let now = try date("2026-10-25T12:00:00", in: berlin)

        let typed = try TypedTime("2:30", now: now, calendar: berlin)

        #expect(typed.date == Date(timeIntervalSince1970: 1_792_888_200))  // 00:30 UTC
        let remark = typed.remark?.phrase(in: british).english
        #expect(remark == "2:30 comes twice on 25 Oct; this is the first one, at +02:00.")
        #expect(try TypedTime("1:59", now: now, calendar: berlin).remark == nil)
        #expect(try TypedTime("3:00", now: now, calendar: berlin).remark == nil)
        #expect(try TypedTime("2026-10-25T02:30+01:00", now: now, calendar: berlin).remark == nil)
    }

    @Test(arguments: [
        ("today", "2026-03-04"), ("yesterday", "2026-03-03"), ("-7d", "2026-02-25"),
        ("mon", "2026-03-02"), ("wed", "2026-03-04"), ("Thursday", "2026-02-26"),
        ("2026-03-05", "2026-03-05"), ("-0d", "2026-03-04"), ("tomorrow", "2026-03-05"),
        ("+7d", "2026-03-11"), ("+2w", "2026-03-18"),
    ])
    func `a day is understood as people type it (CL-15)`(text: String, means: String) throws {
        let calendar = try calendar()
        let now = try date("2026-03-04T12:00:00", in: calendar)

        let day = try TypedDay(text, now: now, calendar: calendar)

        #expect(day.date == (try date("\(means)T00:00:00", in: calendar)))
    }

    @Test func `another text is no day (CL-15)`() throws {
        let calendar = try calendar()
        let now = try date("2026-03-04T12:00:00", in: calendar)

        for text in ["", "9:00", "-2h", "+2m", "2026-3-5", "mo"] {
            #expect(throws: TypedDay.Problem.otherForm) {
                try TypedDay(text, now: now, calendar: calendar)
            }
        }
        #expect(throws: TypedDay.Problem.noSuchDay) {
            try TypedDay("2026-02-30", now: now, calendar: calendar)
        }
    }

    @Test func `every minute of a year is understood as its own text (CL-15)`() throws {
        for zone in ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"] {
            let calendar = try calendar(zone)
            let start = Date(timeIntervalSince1970: 1_767_225_600)
            let hours = stride(from: 0.0, to: 365 * 24, by: 0.5).filter { hour in
                let date = start + hour * 3600
                let zone = calendar.timeZone
                // Other days have no change of the clocks, so one time of each is enough.
                return hour.truncatingRemainder(dividingBy: 24) == 9
                    || zone.secondsFromGMT(for: date - 43_200)
                        != zone.secondsFromGMT(for: date + 43_200)
            }
            for hour in hours {
                let date = start + hour * 3600
                let parts = calendar.dateComponents(
                    [.year, .month, .day, .hour, .minute],
                    from: date
                )
                let text = String(
                    format: "%04d-%02d-%02d %02d:%02d",
                    parts.year ?? 0,
                    parts.month ?? 0,
                    parts.day ?? 0,
                    parts.hour ?? 0,
                    parts.minute ?? 0
                )
                let typed = try TypedTime(text, now: start, calendar: calendar)
                // The second of two equal times is the first.
                #expect(typed.date == date || typed.remark != nil && typed.date < date)
            }
        }
    }
}
