/// When a person reached the level, as the server has it: it accepts any text as a date.
public enum StartDate: Hashable, Sendable {
    case day(CalendarDay)
    /// A text that is no calendar day: kept, shown as it is, and no date in calculations.
    case text(String)

    /// Takes a day when the text is one, and the text otherwise.
    public init(_ text: String) {
        self = CalendarDay(text).map(StartDate.day) ?? .text(text)
    }

    /// What was read, and what is sent back.
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
