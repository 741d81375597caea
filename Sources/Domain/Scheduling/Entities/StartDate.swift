/// The day on which a person reached the level, or the server's text if that is no date.
public enum StartDate: Hashable, Sendable {
    case day(CalendarDay)
    /// A text that is not a calendar day: kept, shown unchanged, and ignored in calculations.
    case text(String)

    /// Creates a day if the text is one; otherwise keeps the text.
    public init(_ text: String) {
        self = CalendarDay(text).map(StartDate.day) ?? .text(text)
    }

    /// The text that was read and is sent back.
    public var text: String {
        switch self {
        case .day(let day): day.text
        case .text(let text): text
        }
    }

    public var day: CalendarDay? {
        if case .day(let day) = self { day } else { nil }
    }
}
