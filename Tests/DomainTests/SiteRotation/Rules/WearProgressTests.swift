import Foundation
import MomentumSiteRotationDomain
import Testing

@Suite struct WearProgressTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)

    @Test(arguments: [
        (seconds: 259_199.0, tenths: 720),
        (seconds: 14_579, tenths: 40),
        (seconds: 14_580, tenths: 41),
        (seconds: 14_580.999, tenths: 41),
        (seconds: 0, tenths: 0),
        (seconds: -7200, tenths: 0),
    ])
    func `elapsed hours are rounded to tenths on whole seconds, halves up (SR-38, SR-39)`(
        seconds: Double,
        tenths: Int
    ) {
        let progress = WearProgress(start: start, now: start + seconds, targetHours: 72)

        #expect(progress.elapsedTenths == tenths)
    }

    @Test(arguments: [
        (hours: 0.0, status: WearStatus.onTrack),
        (hours: 57.59, status: .onTrack),
        (hours: 57.6, status: .dueSoon),
        (hours: 72, status: .dueSoon),
        (hours: 72.001, status: .overdue),
        (hours: 500, status: .overdue),
    ])
    func `the status changes at 80 percent and after the target (SR-41)`(
        hours: Double,
        status: WearStatus
    ) {
        let progress = WearProgress(start: start, now: start + hours * 3600, targetHours: 72)

        #expect(progress.status == status)
    }

    @Test(arguments: Array(stride(from: 12, through: 168, by: 12)))
    func `exactly 80 percent of any target is due soon, a second less is not (SR-41)`(
        target: Double
    ) {
        let due = start + target * 3600 * 8 / 10

        let before = WearProgress(start: start, now: due - 1, targetHours: target)
        let at = WearProgress(start: start, now: due, targetHours: target)
        let full = WearProgress(start: start, now: start + target * 3600, targetHours: target)
        let over = WearProgress(start: start, now: start + target * 3600 + 1, targetHours: target)

        #expect(
            [before, at, full, over].map(\.status) == [.onTrack, .dueSoon, .dueSoon, .overdue]
        )
    }

    @Test(arguments: [0, -12, Double.nan, .infinity])
    func `a target that is no positive number counts as 72 (SR-40)`(target: Double) {
        let progress = WearProgress(start: start, now: start + 36 * 3600, targetHours: target)

        #expect(progress.targetHours == 72)
        #expect(progress.fraction == 0.5)
    }

    @Test func `the fraction is not limited, the filled part of the ring is (SR-40, SR-41)`() {
        let progress = WearProgress(start: start, now: start + 144 * 3600, targetHours: 72)

        #expect(progress.fraction == 2)
        #expect(progress.ringFraction == 1)
    }

    @Test(arguments: [
        (seconds: 246_600, text: "68h 30m"),
        (seconds: 259_200, text: "72h"),
        (seconds: 2700, text: "45m"),
        (seconds: 59, text: "0m"),
        (seconds: 8280, text: "2h 18m"),
        (seconds: -5, text: "0m"),
    ])
    func `durations are texts in whole minutes, rounded down (SR-47)`(seconds: Int, text: String) {
        #expect(WearDuration(seconds: seconds).text == text)
        #expect(SiteTexts().text(of: WearDuration(seconds: seconds)) == text)
    }

    @Test(arguments: [
        (seconds: 259_199, text: "71h 59m"), (seconds: 259_200, text: "3 days"),
        (seconds: 1_738_799, text: "20 days 2h"), (seconds: 2_591_999, text: "29 days 23h"),
        (seconds: 2_610_000, text: "30 days"), (seconds: 1800, text: "30m"),
    ])
    func `long durations are told in days and hours, then in days (SR-185)`(
        seconds: Int,
        text: String
    ) {
        #expect(SiteTexts().daysText(of: WearDuration(seconds: seconds)) == text)
    }

    @Test func `no minute between two moments is lost to rounding (SR-47, SR-185)`() {
        let start = Date(timeIntervalSince1970: 1_773_505_200)
        for minutes in 1...20_000 {
            let duration = WearDuration(from: start, to: start + Double(minutes) * 60)
            #expect(duration.wholeMinutes == minutes)
        }
    }

    @Test(arguments: [
        (elapsed: 0, text: "due in 3 days"), (elapsed: 250_200, text: "due in 2h 30m"),
        (elapsed: 259_140, text: "due in 1m"), (elapsed: 259_141, text: "due now"),
        (elapsed: 259_259, text: "due now"), (elapsed: 259_260, text: "overdue by 1m"),
        (elapsed: 1_737_360, text: "overdue by 17 days 2h"),
    ])
    func `the time to the target is told in words (SR-185)`(elapsed: Int, text: String) {
        let now = start + Double(elapsed)

        #expect(SiteTexts().due(WearProgress(start: start, now: now, targetHours: 72)) == text)
    }

    @Test(arguments: [
        (elapsed: 259_019, word: "Due soon"), (elapsed: 259_020, word: "Due now"),
        (elapsed: 259_379, word: "Due now"), (elapsed: 259_380, word: "Overdue"),
    ])
    func `the word is Due now while the target is shown as reached (SR-186)`(
        elapsed: Int,
        word: String
    ) {
        let now = start + Double(elapsed)
        let progress = WearProgress(start: start, now: now, targetHours: 72)

        #expect(SiteTexts().word(for: progress) == word)
        #expect(progress.status == (elapsed > 259_200 ? .overdue : .dueSoon))
    }
}
