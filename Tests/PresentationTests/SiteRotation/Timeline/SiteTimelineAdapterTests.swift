import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteRotationPresentation
import Testing

@Suite struct SiteTimelineAdapterTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    let display = SiteDisplay(
        locale: Locale(identifier: "en_GB"),
        calendar: Calendar(identifier: .gregorian)
    )

    func texts(
        after seconds: Double,
        place: SitePlace? = SiteLocation.defaults[0].place,
        targetHours: Double = 72
    ) -> SiteTimelineAdapter {
        SiteTimelineAdapter(
            SiteTimeline.Entry(
                date: start + seconds,
                content: .wearing(place: place, start: start, targetHours: targetHours)
            ),
            display: display
        )
    }

    @Test(arguments: [
        (hours: 50.3, detail: "50.3h elapsed"),
        (hours: 0, detail: "0.0h elapsed"),
        (hours: 4.05, detail: "4.1h elapsed"),
        (hours: 120, detail: "120.0h elapsed"),
    ])
    func `rectangular: the short name, and the elapsed hours with a decimal (SR-139)`(
        hours: Double,
        detail: String
    ) {
        let rectangular = texts(after: hours * 3600).rectangular

        #expect(rectangular == .init(title: "L Abdomen (Front)", detail: detail))
    }

    @Test(arguments: [
        (seconds: 0.0, text: "0m"),
        (seconds: 59, text: "0m"),
        (seconds: 2759, text: "45m"),
        (seconds: 3599, text: "59m"),
        (seconds: 3600, text: "1h"),
        (seconds: 259_199, text: "71h"),
        (seconds: 259_200, text: "72h"),
        (seconds: -500, text: "0m"),
    ])
    func `circular: whole minutes below an hour, else whole hours, rounded down (SR-140)`(
        seconds: Double,
        text: String
    ) {
        #expect(texts(after: seconds).circular.text == text)
    }

    @Test(arguments: [
        (hours: 36.0, ring: 0.5, status: WearStatus.onTrack),
        (hours: 57.6, ring: 0.8, status: .dueSoon),
        (hours: 72, ring: 1, status: .dueSoon),
        (hours: 73, ring: 1, status: .overdue),
        (hours: 200, ring: 1, status: .overdue),
    ])
    func `the ring is full at the target, and its colour goes on to overdue (SR-140)`(
        hours: Double,
        ring: Double,
        status: WearStatus
    ) {
        let circular = texts(after: hours * 3600).circular

        #expect(abs(circular.ringFraction - ring) < 1e-12)
        #expect(circular.status == status)
    }

    @Test(arguments: [
        (seconds: 8100.0, text: "L Abdomen (Front) · 2h 15m"),
        (seconds: 359, text: "L Abdomen (Front) · 0h 5m"),
        (seconds: 270_000, text: "L Abdomen (Front) · 75h 0m"),
    ])
    func `inline: the short name, a middle dot, hours and minutes rounded down (SR-141)`(
        seconds: Double,
        text: String
    ) {
        #expect(texts(after: seconds).inline == text)
        #expect(text.unicodeScalars.contains("\u{B7}"))
    }

    @Test func `small: name, elapsed hours and the status as a word (SR-144)`() {
        let small = texts(after: 73 * 3600).small

        #expect(
            small
                == .init(
                    title: "L Abdomen (Front)",
                    detail: "73.0h elapsed",
                    statusText: "Overdue",
                    ringFraction: 1,
                    status: .overdue
                )
        )
    }

    @Test func `the ring reads as a sentence, with the side as a word (SR-155, SR-157)`() {
        #expect(
            texts(after: 61.5 * 3600).circular.label
                == "Left Front Abdomen, 61 of 72 hours, due soon"
        )
    }

    @Test func `a site without a location has a name (SR-10)`() {
        let entry = texts(after: 3600, place: nil)

        #expect(entry.rectangular.title == "Unknown Location")
        #expect(entry.inline == "Unknown Location · 1h 0m")
    }

    @Test(arguments: [
        (content: SiteTimeline.Entry.Content.noActiveSite, text: "No Active Site"),
        (content: .awaitingState, text: "Syncing with iPhone..."),
    ])
    func `without a site every family says which it is (SR-139, SR-141, SR-143)`(
        content: SiteTimeline.Entry.Content,
        text: String
    ) {
        let entry = SiteTimelineAdapter(
            SiteTimeline.Entry(date: start, content: content),
            display: display
        )

        #expect(entry.rectangular == .init(title: text, detail: nil))
        #expect(entry.inline == text)
        #expect(entry.circular == .init(text: "", ringFraction: 0, status: nil, label: text))
        #expect(entry.small.title == text)
        #expect(entry.start == nil)
    }

    @Test
    func `hours are written as the locale does, the start is passed on (SR-142, SR-158)`() {
        let entry = SiteTimelineAdapter(
            SiteTimeline.Entry(
                date: start + 5430,
                content: .wearing(place: nil, start: start, targetHours: 72)
            ),
            display: SiteDisplay(
                locale: Locale(identifier: "de_DE"),
                calendar: Calendar(identifier: .gregorian)
            )
        )

        #expect(entry.rectangular.detail == "1,5h elapsed")
        #expect(entry.start == start)
    }
}
