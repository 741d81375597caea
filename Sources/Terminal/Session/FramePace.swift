/// The pace of frames: 60 a second at most, and one more for an input.
///
/// Each frame puts off the next one by a sixtieth of a second. The answer to an input may be drawn
/// one such time early, so that a frame of news, such as progress, never holds up a key.
struct FramePace {
    private static let interval = Duration.seconds(1) / 60

    private var next: ContinuousClock.Instant

    init(_ now: ContinuousClock.Instant) {
        next = now
    }

    /// The moment from which a frame may be drawn.
    func due(isAnswer: Bool) -> ContinuousClock.Instant {
        isAnswer ? next - Self.interval : next
    }

    mutating func drawn(at now: ContinuousClock.Instant) {
        next = max(next, now) + Self.interval
    }
}
