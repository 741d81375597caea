import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Sensors on the screens: their line on the first one, their routes, and their places.
@MainActor
@Suite struct SiteSensorsTests {
    private func screen(_ settings: SiteSettings) -> SiteScreen {
        SiteScreen(
            SiteRecords(
                entries: [.fixture(1, from: SiteScreen.now - 3600)],
                sensors: [.fixture(2, from: SiteScreen.now - 7200)]
            ),
            settings: settings
        )
    }

    @Test func `the worn sensor has a line of its own, once sensors are on (SN-1)`() async {
        let off = screen(SiteSettings()).home()
        await off.load()
        #expect(off.sensorTexts == nil)

        let home = screen(SiteSettings(usesSensors: true)).home()
        await home.load()
        #expect(home.sensorTexts?.title == "Sensor")
        #expect(
            home.sensorTexts?.text.hasSuffix("2.0 hours of 240 hours, due in 9 days 22h") == true
        )
        // Neither hides the other.
        #expect(home.texts?.active?.elapsed == "1.0")
    }

    @Test func `the screens of a log are those of sensors, and shared ones stay (SN-1, NV-28)`()
        throws
    {
        let router = Router<SiteRotationRoute>()
        let sensors = ProjectedRouter(on: router, RouteCase.sensors)

        sensors.push(.home)
        sensors.push(.history(location: nil))
        sensors.present(.selection)
        #expect(router.path == [.sensors(.home), .sensors(.history(location: nil))])
        #expect(router.sheet == .sensors(.selection))
        #expect(sensors.path == [.home, .history(location: nil)])
        sensors.leave { $0 == .selection }
        #expect(router.sheet == nil)
        sensors.push(.settings)
        #expect(router.path.last == .settings)

        let links = LinkTable.siteRotation(scheme: "momentum")
        #expect(try links.destination(for: "momentum://sites/sensors") == [.sensors(.home)])
        #expect(
            try links.destination(for: "momentum://sites/sensors/log")
                == Destination(path: [.sensors(.home)], sheet: .sensors(.selection))
        )
    }

    @Test func `a place that only the sensor keeps from use was not used (SN-3, SR-21)`() {
        let sites = Array(SiteLocation.defaults.prefix(4))
        let day = 86_400.0
        let entries = (0..<3).map { number in
            let start = SiteScreen.now - 9 * day + 3 * day * Double(number)
            return SiteEntry.fixture(
                UInt16(number + 1),
                at: sites[number].id,
                from: start,
                to: number < 2 ? start + 3 * day : nil
            )
        }
        func sentence(usesSensors: Bool) -> String {
            SiteScreen.display.nothingRecommended(
                SiteRecommender.recommend(
                    SiteRecords(
                        locations: usesSensors ? sites : Array(sites.prefix(3)),
                        entries: SiteEntries(entries),
                        sensors: [.fixture(9, at: sites[3].id, from: SiteScreen.now - day)]
                    ),
                    at: SiteScreen.now,
                    options: RecommendationOptions(usesSensors: usesSensors)
                ),
                now: SiteScreen.now
            )
        }

        let taken = "Every location rests, is one of the last used, or has the sensor."
        #expect(sentence(usesSensors: true) == taken)
        #expect(sentence(usesSensors: false) == "Every location was used recently.")
    }

    @Test(
        arguments: [
            (.near, .avoid, "Avoid, used recently, Next to the sensor"),
            (.near, .recommended, "Recommended, Next to the sensor"),
            (.near, .neutral, "Next to the sensor"), (.shared, .avoid, "Sensor here"),
        ] as [(SiteClash, SiteCategory, String)]
    )
    func `a place beside the sensor keeps the word of its rank (SN-3, SR-154)`(
        clash: SiteClash,
        category: SiteCategory,
        badge: String
    ) {
        let site = RankedLocation(
            location: SiteLocation.defaults[0],
            lastUse: nil,
            placeRest: .neverUsed,
            category: category,
            clash: clash
        )

        let row = SiteRowAdapter(site, now: SiteScreen.now, display: SiteScreen.display)

        #expect(row.badgeLabel == badge)
    }

    /// A screen of settings that save sensors as used, and have it at the next reading.
    private func switchingOn() -> SiteScreen {
        let on = SiteSettings(usesSensors: true)
        let screen = SiteScreen(settings: on)
        screen.settings.reading.next(.success(SiteSettings()))
        screen.saveSettings.executing.next(.success(on))
        return screen
    }

    @Test func `switching on offers the places that are missing, for sensors alone (SN-2)`()
        async
    {
        let screen = switchingOn()
        screen.addingZone.executing.always { _ in [] }
        let settings = screen.settingsScreen()
        await settings.load()

        await settings.change([.sensors(true)])
        #expect(
            settings.offerQuestion == "Add places for sensors alone: Front Chest, Side Arm?"
        )
        await settings.acceptOffer()

        #expect(settings.state == .showing)
        #expect(screen.addingZone.executing.calls.map(\.bodyPart) == ["Chest", "Arm"])
        #expect(screen.addingZone.executing.calls.map(\.usedFor) == [.sensors, .sensors])
    }

    @Test func `an offer that fails is tried again, and one that is declined adds nothing (SN-2)`()
        async
    {
        let screen = switchingOn()
        let settings = screen.settingsScreen()
        await settings.load()
        await settings.change([.sensors(true)])

        screen.addingZone.executing.always { _ throws(SiteRotationError) in
            throw .lastEnabledLocation
        }
        await settings.acceptOffer()
        #expect(settings.trouble != nil)
        #expect(settings.offerQuestion != nil)

        settings.declineOffer()
        #expect(settings.state == .showing)
        #expect(settings.offerQuestion == nil)
    }

    @Test func `another change keeps the offer until it is answered (SN-2)`() async {
        let screen = switchingOn()
        let settings = screen.settingsScreen()
        await settings.load()
        await settings.change([.sensors(true)])

        screen.saveSettings.executing.always { _ in SiteSettings(usesSensors: true) }
        await settings.change([.targetHours(96)])
        #expect(settings.offerQuestion != nil)

        settings.declineOffer()
        await settings.change([.targetHours(84)])
        #expect(settings.offerQuestion == nil)
    }

    @Test func `an offer ends when sensors are switched off elsewhere (SN-2, SR-201)`() async {
        let screen = switchingOn()
        let settings = screen.settingsScreen()
        await settings.load()
        await settings.change([.sensors(true)])
        #expect(settings.offerQuestion != nil)

        screen.settings.announce(SiteSettings(usesSensors: false))
        await Observed.change { screen.settingsFeed.state.value?.usesSensors == false }

        #expect(settings.offerQuestion == nil)
        await settings.acceptOffer()
        #expect(screen.addingZone.executing.calls.isEmpty)
    }
}
