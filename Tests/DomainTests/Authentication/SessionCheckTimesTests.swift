import Foundation
@testable import MomentumAuthenticationDomain
import Testing

@Suite struct SessionCheckTimesTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)

    @Test(arguments: [(0.0, true), (59, true), (60, false), (-1, false)])
    func `a session is alive for a minute, and not before its last answer (AU-24)`(
        seconds: TimeInterval,
        isAlive: Bool
    ) {
        var times = SessionCheckTimes()
        times.recordLife(at: now)

        #expect(times.isAlive(at: now + seconds) == isAlive)
    }

    @Test(arguments: [(0.0, false), (900, false), (901, true), (-1, true)])
    func `a long time in the background, or a clock set back, asks the server (AU-19)`(
        seconds: TimeInterval,
        asks: Bool
    ) {
        var times = SessionCheckTimes()
        times.enterBackground(at: now)

        #expect(times.enterForeground(at: now + seconds) == asks)
    }
}
