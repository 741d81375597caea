import Foundation
import MomentumTestSupport
import Testing

@Suite struct TestSourcesTests {
    @Test func `identifiers count up from 1 and can be named in advance (AK-10)`() {
        let source = SequentialIdentifiers()

        #expect([source.next(), source.next()] == [.fixture(1), .fixture(2)])
    }

    @Test(arguments: [
        (1, "00000000-0000-0000-0000-000000000001"),
        (0xFFFF, "00000000-0000-0000-0000-00000000FFFF"),
        (0x0123_4567_89AB_CDEF, "00000000-0000-0000-0123-456789ABCDEF"),
    ])
    func `a fixture shows its number (AK-4)`(number: Int, text: String) {
        #expect(UUID.fixture(number).uuidString == text)
    }

    @Test func `a fixed wall clock stands still, and a manual one goes when it is told (AK-10)`() {
        let start = Date(timeIntervalSince1970: 1_000)
        let fixed = FixedWallClock(now: start)
        let manual = ManualWallClock(now: start)

        manual.advance(bySeconds: 60)

        #expect(fixed.now == start)
        #expect(manual.now == Date(timeIntervalSince1970: 1_060))
    }
}
