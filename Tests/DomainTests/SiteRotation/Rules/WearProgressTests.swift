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
    }
}
