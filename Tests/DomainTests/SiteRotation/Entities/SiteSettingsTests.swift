import MomentumSiteRotationDomain
import Testing

@Suite struct SiteSettingsTests {
    @Test(arguments: [
        (given: 72.0, stands: 72.0), (given: 0, stands: 72), (given: -5, stands: 72),
        (given: .nan, stands: 72), (given: .infinity, stands: 72), (given: 5, stands: 12),
        (given: 500, stands: 168), (given: 50, stands: 50),
    ])
    func `a target outside the range counts as its nearest end, an odd one as 72 (SR-82)`(
        given: Double,
        stands: Double
    ) {
        var settings = SiteSettings()
        settings.targetHours = given

        #expect(settings.targetHours == stands)
        #expect(SiteSettings(targetHours: given).targetHours == stands)
    }

    @Test(arguments: [
        (given: 20.0, stands: 20.0), (given: 0, stands: 20), (given: 1, stands: 5),
        (given: 90, stands: 50), (given: 12.5, stands: 12.5),
    ])
    func `the absorption threshold is kept within its range (SR-82)`(given: Double, stands: Double)
    {
        #expect(SiteSettings(absorptionThreshold: given).absorptionThreshold == stands)
    }

    @Test(arguments: [(given: 2, stands: 2), (given: 0, stands: 2), (given: 99, stands: 10)])
    func `the cooldown is kept within its range (SR-82, SR-161)`(given: Int, stands: Int) {
        #expect(SiteSettings(cooldown: given).cooldown == stands)
    }

    @Test func `a picker offers the steps of the range, and the value between two (SR-82)`() {
        let steps = [12.0, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144, 156, 168]

        #expect(SiteSettings().targetHoursChoices == steps)
        #expect(
            SiteSettings(targetHours: 50).targetHoursChoices
                == steps.prefix(4) + [50] + steps.dropFirst(4)
        )
        #expect(
            SiteSettings(absorptionThreshold: 12.5).absorptionThresholdChoices
                == [5, 10, 12.5, 15, 20, 25, 30, 35, 40, 45, 50]
        )
    }
}
