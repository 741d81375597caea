/// The hours of a clock, as people read times.
public enum ClockHours: Int, CaseIterable, Sendable {
    case twelve = 12
    case twentyFour = 24
}
