import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
@testable import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The reminders as a calendar file.
@MainActor
@Suite struct SiteReminderCalendarTests {
    /// 7 March 2026, 03:10 in Berlin.
    private let start = Date(timeIntervalSince1970: 1_772_849_400)
    private let id = UUID(uuidString: "27CF765B-8E14-468E-8F7B-54DCE04F6B45")

    private var settings: SiteSettings {
        SiteSettings(
            reminders: ReminderSettings(
                isOn: true,
                leadMinutes: 0,
                repeatCount: 0,
                quietHours: QuietHours(from: 22 * 60, to: 7 * 60)
            )
        )
    }

    private func text(
        note: String? = nil,
        end: Date? = nil,
        display: SiteDisplay = SiteScreen.display
    ) throws -> String {
        let entry = SiteEntry(
            id: try #require(id),
            locationID: SiteLocation.defaults[0].id,
            startTime: start,
            endTime: end,
            note: note
        )
        var settings = settings
        settings.namesInReminders = note != nil
        let written = start + (end == nil ? 0 : 90_000)
        let times = SiteWriteTimes.Entry(first: start, latest: written, closing: written)
        let events = SiteReminderEvent.events(
            in: SiteRecords(entries: SiteEntries([entry])),
            settings: settings,
            times: SiteWriteTimes(entries: [entry.id: times]),
            calendar: SiteScreen.display.calendar
        )
        return SiteReminderCalendar(events, settings: settings, display: display).text
    }

    /// The text with its folded lines whole, byte by byte: a mark after a space is no space.
    private static func unfolded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var whole: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: [13, 10, 32]) {
                index += 3
            } else {
                whole.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: whole, as: UTF8.self)
    }

    @Test func `the file is the same in every byte (RM-6)`() throws {
        let expected = """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Momentum//Site Rotation//EN
            CALSCALE:GREGORIAN
            BEGIN:VEVENT
            UID:27cf765b-8e14-468e-8f7b-54dce04f6b45-at-1@momentum.invalid
            DTSTAMP:20260307T021000Z
            SEQUENCE:0
            DTSTART:20260309T203000Z
            DURATION:PT15M
            SUMMARY:Site change due
            DESCRIPTION:Worn since 7 Mar 2026\\, 03:10. Planned: 72 hours. Due at 03:10\\
             , in your quiet hours.
            TRANSP:TRANSPARENT
            CLASS:PRIVATE
            BEGIN:VALARM
            ACTION:DISPLAY
            TRIGGER:PT0S
            DESCRIPTION:Site change due
            END:VALARM
            END:VEVENT
            END:VCALENDAR

            """
        #expect(try text() == expected.replacing("\n", with: "\r\n"))
    }

    @Test func `an event of a removed set is cancelled, without an alarm (RM-7)`() throws {
        let cancelled = try text(end: start + 80_000)

        #expect(cancelled.contains("DTSTAMP:20260308T031000Z\r\nSEQUENCE:90000\r\n"))
        #expect(cancelled.contains("CLASS:PRIVATE\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\n"))
        #expect(!cancelled.contains("VALARM"))
        // The reminder had come before the set was removed.
        let late = try text(end: start + 300_000)
        #expect(!late.contains("VEVENT"))
    }

    @Test(arguments: [
        "a\nb\r\nc\rd\u{2028}e", "tab\tand\u{7}bell\u{0}", "back\\slash; and, more",
        String(repeating: "é", count: 200), String(repeating: "👩‍👩‍👧‍👦", count: 30),
        "e" + String(repeating: "\u{301}", count: 400), "x\u{202E}turned",
        "BEGIN:VEVENT\nEND:VALARM",
    ])
    func `no note breaks a line, a character or the file (RM-6)`(note: String) throws {
        let text = try text(note: note)
        let lines = text.components(separatedBy: "\r\n")

        #expect(lines.last == "")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines.allSatisfy { !$0.unicodeScalars.contains { $0.value < 32 } })
        #expect(lines.count { $0 == "BEGIN:VEVENT" } == 1)
        let whole = Self.unfolded(text)
        #expect(whole.contains("Note: \(SiteReminderCalendar.escaped(note))\r\nTRANSP"))
    }

    @Test func `no character is cut at the end of a line (RM-6)`() {
        // With each length before it, the end of the line is at another place of the emoji.
        for length in 0..<80 {
            let line = String(repeating: "x", count: length) + "👩‍👩‍👧‍👦é👍🏽"
            let folded = SiteReminderCalendar.folded(line).components(separatedBy: "\r\n ")
            #expect(folded.joined() == line)
            #expect(folded.reduce(0) { $0 + $1.count } == line.count, "cut at \(length)")
        }
    }

    @Test func `place and note are told only where the device allows it (RM-5)`() throws {
        let plain = try text()
        #expect(!plain.contains("Abdomen"))
        let named = Self.unfolded(try text(note: "new, vial"))
        #expect(named.contains("hours. Place: Left Front Abdomen. Note: new\\, vial\r\n"))
    }

    @Test func `devices of other languages write the same bytes (RM-7)`() throws {
        let german = SiteDisplay(
            locale: Locale(identifier: "de_DE"),
            calendar: SiteScreen.display.calendar
        )
        #expect(try text(display: german) == text())
    }
}
