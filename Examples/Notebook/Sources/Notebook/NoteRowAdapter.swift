import Foundation

/// The language and the calendar of the notebook's texts.
struct NoteDisplay: Sendable {
    let locale: Locale
    let calendar: Calendar
}

/// A note as texts.
struct NoteRowAdapter: Identifiable, Hashable, Sendable {
    let id: Note.ID
    let title: String
    let time: String

    init(_ note: Note, display: NoteDisplay) {
        id = note.id
        title = note.text.split(separator: "\n").first.map(String.init) ?? ""
        var format = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: display.locale)
        format.calendar = display.calendar
        format.timeZone = display.calendar.timeZone
        time = note.time.formatted(format)
    }
}
