import Foundation
import Testing

@testable import MomentumSiteRotationDomain

@Suite struct SiteSheetTests {
    @Test(arguments: [
        ("Date", SiteSheetColumn.start), ("DATUM/UHRZEIT", .start), ("Début", .start),
        ("Insertion date", .start), ("Uhrzeit", .time), ("date_removed", nil), ("Removed", .end),
        ("Body-Site", .location), ("Seite", .side), ("Duration (hours)", .duration),
        ("Dauer [h]", .duration), ("h", .duration), ("Comment", .note), ("Grund", .reason),
        ("", nil),
        ("Units", nil),
    ])
    func `headers are known by their names and by words of one column (SR-191)`(
        header: String,
        column: SiteSheetColumn?
    ) {
        #expect(SiteSheetColumn(header: header) == column)
    }

    @Test(arguments: [
        ("2026-03-08", "2026-03-08"), ("2026/3/8", "2026-03-08"), ("8.3.2026", "2026-03-08"),
        ("08.03.26", "2026-03-08"), ("5 Jan 2026", "2026-01-05"), ("Mar 8, 2026", "2026-03-08"),
        ("8. March 2026", "2026-03-08"), ("Sept 1 2026", "2026-09-01"),
    ])
    func `a date with one reading is a day (SR-192)`(text: String, day: String) {
        #expect(SheetDate(text)?.day(nil)?.description == day)
    }

    @Test(arguments: [
        "", "8", "30.2.2026", "2026-13-01", "soon", "8.3", "12/2026", "8:30", "2026-1-1x",
    ])
    func `what is no date is none (SR-192)`(text: String) {
        #expect(SheetDate(text) == nil)
    }

    @Test(arguments: ["3/8/2026", "3-8-26", "03/08/2026 8:00"])
    func `a date with two readings follows the order (SR-192)`(text: String) {
        let date = SheetDate(text)

        #expect(date?.day(nil) == nil)
        #expect(date?.day(.dmy)?.description == "2026-08-03")
        #expect(date?.day(.mdy)?.description == "2026-03-08")
    }

    @Test(
        arguments: [
            ("8:30", 30_600, nil), ("08:30:15", 30_615, nil), ("8:30 pm", 73_800, nil),
            ("12:05 AM", 300, nil), ("12:05pm", 43_500, nil), ("8.30", 30_600, nil),
            ("8h30", 30_600, nil), ("8 Uhr", 28_800, nil), ("8:30Z", 30_600, 0),
            ("8:30+01:00", 30_600, 3600), ("8:30 -0530", 30_600, -19_800),
        ] as [(String, Int, Int?)]
    )
    func `times are read in each form (SR-192)`(text: String, seconds: Int, offset: Int?) {
        let time = SheetTime(text)

        #expect(time?.seconds == seconds)
        #expect(time?.offset == offset)
    }

    @Test(arguments: ["24:00", "8:60", "8", "13:00 pm", "8:5", "", "8:30 x", "0:30 pm"])
    func `what is no time is none (SR-192)`(text: String) {
        #expect(SheetTime(text) == nil)
    }

    @Test func `a date may have its time behind it (SR-192)`() {
        #expect(SheetDate("2026-03-08T08:30:00Z")?.time?.seconds == 30_600)
        #expect(SheetDate("8.3.2026, 8.30")?.time?.seconds == 30_600)
        #expect(SheetDate("Mar 8, 2026 8:30 am")?.time?.seconds == 30_600)
        #expect(SheetDate("2026-03-08 99:00") == nil)
    }

    @Test func `a gap has no moment, and a doubled hour has two (SR-192)`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let (spring, autumn) = (
            try #require(SiteDay("2026-03-29")), try #require(SiteDay("2026-10-25"))
        )

        #expect(LocalClock.moments(spring, 9000, in: zone) == [])
        let twice = LocalClock.moments(autumn, 9000, in: zone)
        #expect(twice.count == 2)
        #expect(twice[1] - twice[0] == 3600)
        #expect(LocalClock.moments(spring, 14_400, in: zone).count == 1)
        // Far from Greenwich.
        let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let april = try #require(SiteDay("2026-04-05"))
        #expect(LocalClock.moments(april, 9000, in: auckland).count == 2)
    }

    @Test func `a time has as many decimals as a program writes (SR-192)`() {
        let zone = SheetTime("8:30:15.1234567890z")

        #expect(zone?.seconds == 30_615)
        #expect(zone?.offset == 0)
        #expect(SheetTime("8:30:15.") == nil)
    }

    @Test(
        arguments: [
            ("68.5", 68.5, nil), ("68,5 h", 68.5, .hours), ("3 Tage", 3, .days),
            ("72:30", 72.5, .hours),
            ("-4", -4, nil), (".5d", 0.5, .days), ("2 std.", 2, .hours), ("72", 72, nil),
            ("1 day", 1, .days), ("70 hrs", 70, .hours), ("1 Std.", 1, .hours), ("1 Tag", 1, .days),
            ("2.50000000000000", 2.5, nil), ("3,1250000000 d", 3.125, .days),
        ] as [(String, Double, SiteSheetAnswers.DurationUnit?)]
    )
    func `durations are read with their unit (SR-193)`(
        text: String,
        number: Double,
        unit: SiteSheetAnswers.DurationUnit?
    ) {
        let duration = SheetDuration(text)

        #expect(duration?.number == number)
        #expect(duration?.unit == unit)
    }

    @Test(arguments: ["1,234", "1.234,5", "1.234", "three", "", "5 km", "1:75", "h"])
    func `a number with two readings is no duration (SR-193)`(text: String) {
        #expect(SheetDuration(text) == nil)
    }

    @Test(arguments: [
        ("Bauch links vorne", "Left Front Abdomen"), ("l gesäß", "Left Buttock"),
        ("Cuisse droite, avant", "Right Front Thigh"), ("R STOMACH side", "Right Side Abdomen"),
        ("brazo izquierdo", "Left Back Arm"), ("leg right cote", "Right Side Thigh"),
    ])
    func `words of many languages mean one place (SR-194)`(text: String, place: String) {
        let words = PlaceWords(text)

        let fitting = SiteLocation.defaults.filter { words.fitWhole($0.place) }
        #expect(fitting.map(\.displayName) == [place])
    }

    @Test func `a beginning of a word is none in a table (SR-179)`() {
        #expect(!PlaceWords("thi").fitWhole(SiteLocation.defaults[6].place))
        #expect(!PlaceWords("").fitWhole(SiteLocation.defaults[6].place))
    }
}
