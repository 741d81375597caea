import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationPresentation
import MomentumTerminal

/// Parts that the pages of the tracker share.
enum SitePages {
    /// The width of a short label in columns.
    private static var columns: Int { max(TerminalText.translated("Its note").displayWidth, 9) }

    /// A field after its label.
    static func labelled(_ label: String, _ view: View, columns: Int = columns) -> View {
        .row([.text(.translated(label)).width(.fixed(columns)), view], gap: 1)
    }

    /// The problem of the text in a field.
    static func problem(_ problem: String, in field: String) -> String {
        said("\(TerminalText.translated(field)): \(problem)")
    }

    /// The problem of an emptied field for the start of an entry.
    static func missingStart(in field: String) -> String {
        said("\(TerminalText.translated(field)): Type when it was placed, such as mon 21:00.")
    }

    /// The problem of a text that is no day.
    static var daysProblem: TerminalText {
        "Write days like \(TerminalText.translated(TypedDay.forms))."
    }

    /// The actions that correct the history, for Today and for the history.
    @MainActor
    static func corrections(_ open: @escaping @MainActor (AppRoute) -> Void) -> [PageAction] {
        [
            PageAction.now("i", "insert", "Put in a change that was forgotten.") {
                open(.sites(.insertion))
            },
            PageAction.now("v", "review", "See overlaps, gaps and changes logged twice.") {
                open(.sites(.review))
            },
            PageAction.now("z", "undo", "See what an undo would take back.") {
                open(.sites(.undo))
            },
        ]
    }

    /// Each line of a text as a paragraph; an empty one stays empty.
    static func paragraphs(_ text: String) -> [View] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            line.isEmpty ? .blank : .paragraph("\(line)")
        }
    }

    /// A time in the format for typing, to the minute.
    static func typed(_ date: Date, in calendar: Calendar) -> String {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return String(
            format: "%04d-%02d-%02d %02d:%02d",
            parts.year ?? 0,
            parts.month ?? 0,
            parts.day ?? 0,
            parts.hour ?? 0,
            parts.minute ?? 0
        )
    }

    /// The path for a text, with `~` expanded to the home folder because no shell does it here; an
    /// address stays unchanged.
    static func path(_ text: String, _ context: CommandContext) -> String {
        if text.contains("://") { return text }
        if text == "~" || text.hasPrefix("~/"), let home = context.environment["HOME"] {
            return home + text.dropFirst()
        }
        return URL(filePath: text, relativeTo: context.workingDirectory).path(percentEncoded: false)
    }

    /// The file for a text; `nil` for a blank text, or one that cannot be a path.
    static func file(_ text: String, _ context: CommandContext) -> URL? {
        let name = text.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, !name.unicodeScalars.contains("\0") else { return nil }
        return URL(filePath: path(name, context), directoryHint: .notDirectory).standardizedFileURL
    }

    /// The question before a file is replaced; `nil` if the file does not exist.
    static func overwriting(_ file: URL?) -> String? {
        guard let file, FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
        else { return nil }
        return said("Overwrite “\(file.lastPathComponent)”?")
    }
}
