import Foundation

/// The arguments of `momentum sites log`.
enum SitesLogCommand {
    static let location = Argument.required(
        "LOCATION",
        "A short name, a display name or an id; a beginning that fits one alone is enough.",
        as: .text
    )
    static let note = Option.value("note", "TEXT", "What to remember about it.", as: .text)
    static let time = Option.value("at", "TIME", "When it was placed; now without it.", as: .time)
    static let previousNote = Option.value(
        "previous-note",
        "TEXT",
        "Replaces the note of the site that is closed; none clears it.",
        as: .orNone(.text)
    )
    static let operation = Option.value(
        "operation",
        "UUID",
        "The identity of this change: the same one takes effect once.",
        as: .identifier
    )
}
