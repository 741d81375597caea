import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import Testing

@Suite struct SiteDisplayTests {
    let date = Date(timeIntervalSince1970: 1_750_000_000)

    func display(_ locale: String, _ zone: String) throws -> SiteDisplay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        return SiteDisplay(locale: Locale(identifier: locale), calendar: calendar)
    }

    @Test(arguments: [("de_DE", "1.200"), ("en_US", "1,200"), ("ar_EG", "١٬٢٠٠")])
    func `counts have the digits and groups of the locale (EM-11)`(id: String, count: String) throws
    {
        let display = try display(id, "GMT")

        #expect(display.texts.daysAgo(1200) == "\(count) days ago")
        #expect(display.ofSensors.texts.daysAgo(1200) == "\(count) days ago")
        #expect(display.texts.daysAgo(1) == "1 day ago")
        #expect(display.texts.statistics.short(1200) == "\(count) short (under 12 h)")
    }

    @Test(
        arguments: [
            ("de_DE", "Hip, Thigh und Arm"), ("en_GB", "Hip, Thigh, Arm"),
            ("ar_EG", "Hip وThigh وArm"),
        ]
    )
    func `lists are those of the locale (EM-11)`(id: String, list: String) throws {
        let texts = try display(id, "GMT").texts

        let sentence = texts.profiles.changed(.addition, ["Hip", "Thigh", "Arm"])
        #expect(sentence == "added the profile \(list)")
    }

    @Test func `texts follow the locale and the time zone they are given (AK-14, SR-158)`() throws {
        let berlin = try display("de_DE", "Europe/Berlin")
        let tokyo = try display("en_GB", "Asia/Tokyo")

        #expect(berlin.tenths(615) == "61,5")
        #expect(tokyo.tenths(615) == "61.5")
        #expect(berlin.number(1680) == "1680")
        #expect(tokyo.date(date) == "16 Jun 2025")
        #expect(berlin.date(date) == "15. Juni 2025")
    }

    @Test func `days are counted where the wearer is (SR-26, SR-150, SR-152)`() throws {
        let before = date - 8 * 3600

        #expect(try display("en_GB", "GMT").lastUse(.since(before), now: date) == "Today")
        #expect(
            try display("en_GB", "Asia/Tokyo").lastUse(.since(before), now: date) == "1 day ago"
        )
    }

    @Test func `the ring is read out with the status as a word (SR-155, SR-157)`() throws {
        let site = ActiveSite(
            entry: .fixture(1, from: date - 61.9 * 3600),
            location: SiteLocation.defaults[0],
            progress: WearProgress(start: date - 61.9 * 3600, now: date, targetHours: 72)
        )

        let texts = ActiveSiteAdapter(site, display: try display("en_GB", "GMT"))

        #expect(texts.title == "Left Front Abdomen")
        #expect(texts.ringValue == "61 of 72 hours, due soon")
    }
}
