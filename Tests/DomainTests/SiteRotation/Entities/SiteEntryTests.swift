import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import Testing

@Suite struct SiteEntryTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)

    @Test func `the duration is derived, and none while open (SR-2)`() {
        #expect(SiteEntry.fixture(1, from: start, to: start + 9000).durationHours == 2.5)
        #expect(SiteEntry.fixture(1, from: start).durationHours == nil)
    }

    @Test(arguments: [
        ("", nil), (" \n\t", nil), (" a\r\nb ", " a\r\nb "), (" \u{308}", " \u{308}"),
    ])
    func `a blank note is none, any other is kept as typed (SR-5)`(
        typed: String,
        kept: String?
    ) {
        #expect(SiteEntry.fixture(1, from: start, note: typed).note == kept)
    }

    @Test func `times are cut to whole milliseconds (SR-51)`() {
        let entry = SiteEntry.fixture(1, from: start + 0.0019, to: start + 1.0005)

        #expect(entry.startTime == Date(milliseconds: 1_750_000_000_001))
        #expect(entry.endTime == Date(milliseconds: 1_750_000_001_000))
    }

    @Test(arguments: [0.001, 0.123, 1_750_000_000.001, 1_750_000_000.999, -0.001, -62_135_596_800])
    func `milliseconds come back as the same date (SR-51)`(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)

        #expect(Date(milliseconds: date.milliseconds).milliseconds == date.milliseconds)
        #expect(date.cutToMilliseconds().cutToMilliseconds() == date.cutToMilliseconds())
        #expect(Double(date.milliseconds) / 1000 == seconds)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
    func `a date beyond all dates does not trap (SR-153)`(seconds: Double) {
        let milliseconds = Date(timeIntervalSince1970: seconds).milliseconds

        #expect(abs(milliseconds) <= 1 << 53)
    }
}
