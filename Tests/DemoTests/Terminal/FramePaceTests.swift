import MomentumTestSupport
import Testing

@testable import MomentumTerminal

@Suite struct FramePaceTests {
    private let start = ContinuousClock.now

    @Test func `a key is answered at once after a frame of news (TA-4)`() {
        var pace = FramePace(start)

        pace.drawn(at: start)

        #expect(pace.due(isAnswer: true) <= start)
        #expect(pace.due(isAnswer: false) == start + .seconds(1) / 60)
    }

    @Test(arguments: 1...20)
    func `there are 60 frames a second, and one more at most (TA-4)`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var pace = FramePace(start)
        var (now, frames): (ContinuousClock.Instant, [ContinuousClock.Instant]) = (start, [])

        for _ in 0..<2000 {
            now += .microseconds(Int.random(in: 0...20_000, using: &random))
            if pace.due(isAnswer: .random(using: &random)) <= now {
                pace.drawn(at: now)
                frames.append(now)
            }
        }

        let most = frames.map { first in
            frames.count { (first..<first + .seconds(1)).contains($0) }
        }
        #expect(most.max() ?? 0 <= 61, "seed \(seed)")
        #expect(frames.count > 500, "seed \(seed)")
    }
}
