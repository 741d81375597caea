import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain

/// The reminders as a calendar file (RFC 5545), one event per reminder.
///
/// Equal events and settings give equal bytes.
public struct SiteReminderCalendar: Hashable, Sendable {
    /// The longest line of the file in octets, without its line end (RFC 5545, 3.1).
    private static let longestLine = 75

    /// The complete file.
    public let text: String

    /// - Parameters:
    ///   - events: The events, in order.
    ///   - settings: The settings of the reminders.
    ///   - display: The wording.
    ///   - wearer: The name before each summary, if several people have reminders.
    public init(
        _ events: [SiteReminderEvent],
        settings: SiteSettings,
        display: SiteDisplay,
        wearer: String? = nil
    ) {
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0"]
            + ["PRODID:-//Momentum//Site Rotation//EN", "CALSCALE:GREGORIAN"]
            + events.flatMap { Self.lines(of: $0, settings, display, wearer) } + ["END:VCALENDAR"]
        text = lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    private static func lines(
        of event: SiteReminderEvent,
        _ settings: SiteSettings,
        _ display: SiteDisplay,
        _ wearer: String?
    ) -> [String] {
        let reminder = event.reminder
        let title = display.texts.reminders.title(of: reminder.kind)
        let summary = escaped(wearer.map { "\($0): \(title)" } ?? title)
        let text = SiteReminderAdapter.text(
            of: reminder,
            of: event.entry,
            at: event.location,
            settings: settings,
            display: display,
            times: (
                { $0.formatted(style(momentForm, display)) },
                { $0.formatted(style(timeForm, display)) }
            ),
            readAt: reminder.at
        )
        let id = [
            reminder.entryID.uuidString.lowercased(), reminder.kind.rawValue, "\(reminder.number)",
        ]
        let alarm = [
            "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S", "DESCRIPTION:\(summary)",
            "END:VALARM",
        ]
        return [
            "BEGIN:VEVENT", "UID:\(id.joined(separator: "-"))@momentum.invalid",
            "DTSTAMP:\(time(event.stamp))", "SEQUENCE:\(event.sequence)",
            "DTSTART:\(time(reminder.at))", "DURATION:PT15M", "SUMMARY:\(summary)",
            "DESCRIPTION:\(escaped(text))", "TRANSP:TRANSPARENT", "CLASS:PRIVATE",
        ] + (event.isCancelled ? ["STATUS:CANCELLED"] : alarm) + ["END:VEVENT"]
    }

    // One format on all devices, regardless of the language's hour format.
    private static let momentForm: Date.FormatString =
        """
        \(day: .defaultDigits) \(month: .abbreviated) \(year: .defaultDigits), \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
        """
    private static let timeForm: Date.FormatString =
        "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)"

    private static func style(
        _ form: Date.FormatString,
        _ display: SiteDisplay
    ) -> Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(
            format: form,
            // Equal records give equal bytes on devices of any language.
            locale: Locale(identifier: "en_US_POSIX"),
            timeZone: display.calendar.timeZone,
            calendar: display.calendar
        )
    }

    /// A time in UTC, such as `20260309T203000Z`.
    private static func time(_ date: Date) -> String {
        let style = Date.ISO8601FormatStyle(
            dateSeparator: .omitted,
            timeSeparator: .omitted,
            timeZone: .gmt
        )
        return date.formatted(
            style.year().month().day().time(includingFractionalSeconds: false)
                .timeZone(separator: .omitted)
        )
    }

    /// A text with its special characters escaped; drops control characters other than line breaks.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            switch scalar {
            case "\\", ";", ",": escaped += "\\\(scalar)"
            case "\n" where isAfterReturn: continue
            case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": escaped += "\\n"
            case _ where scalar.properties.generalCategory == .control: continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A line in pieces of at most 75 octets; each piece after the first follows a line end and a
    /// space.
    static func folded(_ line: String) -> String {
        var folded = ""
        var room = longestLine
        func append(_ piece: String) {
            if piece.utf8.count > room {
                folded += "\r\n "
                room = longestLine - 1
            }
            folded += piece
            room -= piece.utf8.count
        }
        for character in line {
            if character.utf8.count < longestLine {
                append(String(character))
            } else {
                // Combining marks on one letter can exceed a line.
                for scalar in character.unicodeScalars { append(String(scalar)) }
            }
        }
        return folded
    }
}
