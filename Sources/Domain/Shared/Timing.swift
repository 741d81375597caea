/// The current date, and a clock that waits and measures.
public struct Timing: Sendable {
    public let dates: any WallClock
    public let clock: any Clock<Duration>

    public init(dates: any WallClock, clock: any Clock<Duration>) {
        self.dates = dates
        self.clock = clock
    }
}
