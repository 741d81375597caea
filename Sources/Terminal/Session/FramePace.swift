/// The pace of frames: at most 60 a second, plus one for an input.
///
/// Each frame delays the next one by a sixtieth of a second. The answer to an input may be drawn
/// one such interval early, so that frames of news, such as progress, never delay a key.
struct FramePace {
    private static let interval = Duration.seconds(1) / 60

    private var next: ContinuousClock.Instant

    init(_ now: ContinuousClock.Instant) {
        next = now
    }

    /// The earliest moment for the next frame.
    func due(isAnswer: Bool) -> ContinuousClock.Instant {
        isAnswer ? next - Self.interval : next
    }

    mutating func drawn(at now: ContinuousClock.Instant) {
        next = max(next, now) + Self.interval
    }
}
