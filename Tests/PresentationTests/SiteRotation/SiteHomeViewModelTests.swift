import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteHomeViewModelTests {
    let now = SiteScreen.now
    let unreadable = RepositoryError.unreadable(
        FailureCause(domain: "SiteRotation.Store", code: 7, detail: "damaged")
    )

    @Test func `home shows the active site and up to three recommended locations (SR-42)`() async {
        let open = SiteEntry.fixture(1, from: now - 61.5 * 3600)
        let screen = SiteScreen(SiteRecords(entries: [open]))
        let home = screen.home()

        #expect(home.state == .idle)
        await home.load()

        #expect(home.texts?.title == "Left Front Abdomen")
        #expect(home.texts?.active?.elapsedText == "61.5 hours")
        #expect(home.texts?.active?.statusText == "Due soon")
        #expect(home.texts?.active?.target == "72 hours")
        #expect(
            home.texts?.recommended.map(\.title)
                == ["Right Front Abdomen", "Left Side Abdomen", "Right Side Abdomen"]
        )
        #expect(home.texts?.invitation == "Log the next change.")
        #expect(home.texts?.active?.dueText == "due in 10h 30m")
    }

    @Test func `without a worn set home says since when (SR-187)`() async {
        let screen = SiteScreen(
            SiteRecords(
                entries: [
                    .fixture(
                        1,
                        from: SiteScreen.now - 3 * 86_400,
                        to: SiteScreen.now - 86_400
                    )
                ]
            )
        )
        let home = screen.home()
        await home.load()

        #expect(
            home.texts?.invitation
                == "No set is worn since 14 Jun 2025 at 17:06. Log the next change."
        )
    }

    @Test func `without an active site home invites to log the first change (SR-42)`() async {
        let screen = SiteScreen()
        let home = screen.home()
        await home.load()

        #expect(home.texts?.title == "No Active Site")
        #expect(home.texts?.invitation == "Log your first site change to begin.")

        home.chooseLocation()
        #expect(screen.router.sheet == .selection)
        #expect(screen.router.path.isEmpty)
    }

    @Test func `a recommended location leads straight to its confirmation (SR-42, SR-45)`() async {
        let screen = SiteScreen()
        let home = screen.home()
        await home.load()

        home.log(at: SiteLocation.defaults[1].id)

        #expect(screen.router.sheet == .confirmation(location: SiteLocation.defaults[1].id))
    }

    @Test func `home leads to the history once, however often it is tapped (NV-3, NV-10)`() {
        let screen = SiteScreen()
        let home = screen.home()

        home.openHistory()
        home.openHistory()
        #expect(screen.router.path == [.history(location: nil)])

        home.openStatistics()
        home.openSettings()
        #expect(screen.router.path == [.history(location: nil), .statistics, .settings])
    }

    @Test func `onboarding is shown until it is completed, by whatever screen (SR-86)`() async {
        let screen = SiteScreen()
        let home = screen.home()
        #expect(!home.needsOnboarding)
        await home.load()
        #expect(home.needsOnboarding)

        screen.settings.announce(SiteSettings(isOnboardingCompleted: true))
        await Observed.change { !home.needsOnboarding }

        #expect(!home.needsOnboarding)
    }

    @Test func `when everything was used, the longest rested is offered (SR-21)`() async {
        let locations = Array(SiteLocation.defaults.prefix(2))
        let entries = locations.enumerated().map { number, location in
            let start = now - Double(100 - number) * 3600
            return SiteEntry.fixture(UInt16(number), at: location.id, from: start, to: start + 60)
        }
        let screen = SiteScreen(SiteRecords(locations: locations, entries: SiteEntries(entries)))
        let home = screen.home()
        await home.load()

        #expect(home.texts?.recommended == [])
        #expect(home.texts?.longestRested?.title == "Left Front Abdomen")
    }

    @Test func `the texts move on every minute without reading again (SR-43)`() async {
        let screen = SiteScreen(SiteRecords(entries: [.fixture(1, from: now)]))
        let home = screen.home()
        await home.load()
        #expect(home.texts?.active?.elapsed == "0.0")

        let keeping = Task { await home.keepTime() }
        await screen.clock.waitForSleepers()
        screen.dates.advance(bySeconds: 360)
        screen.clock.advance(by: .seconds(60))
        await screen.clock.waitForSleepers()

        #expect(home.texts?.active?.elapsed == "0.1")
        #expect(screen.sites.reading.calls.count == 1)
        keeping.cancel()
        await keeping.value
    }

    @Test func `the texts move on as a minute begins, not one after the screen opened (SR-43)`()
        async
    {
        let screen = SiteScreen(SiteRecords(entries: [.fixture(1, from: now)]))
        screen.dates.advance(bySeconds: 354)
        let home = screen.home()
        await home.load()
        let keeping = Task { await home.keepTime() }
        await screen.clock.waitForSleepers()

        screen.dates.advance(bySeconds: 6)
        screen.clock.advance(by: .seconds(6))
        await screen.clock.waitForSleepers()

        #expect(home.texts?.active?.elapsed == "0.1")
        keeping.cancel()
        await keeping.value
    }

    @Test func `a change that somebody else makes is shown without a reload (SR-36, SR-120)`() async
    {
        let screen = SiteScreen()
        let home = screen.home()
        await home.load()
        #expect(home.texts?.active == nil)

        screen.sites.announce(SiteRecords(entries: [.fixture(1, from: now)]))
        await Observed.change { home.texts?.active != nil }

        #expect(home.texts?.active?.title == "Left Front Abdomen")
        #expect(screen.sites.reading.calls.count == 1)
    }

    @Test func `a place is not recommended from the second in which it rests (RS-2)`() async {
        let screen = SiteScreen()
        let home = screen.home()
        await home.load()
        let first = home.state.value?.recommendations.recommended.first
        #expect(first?.id == SiteLocation.defaults[0].id)

        screen.dates.advance(bySeconds: 30)
        let rest = SiteRest(
            id: .fixture(1),
            locationID: SiteLocation.defaults[0].id,
            from: screen.dates.now
        )
        screen.sites.announce(SiteRecords(rests: [rest]))
        await Observed.change { home.state.value?.recommendations.recommended.first != first }

        let names = home.texts?.recommended.map(\.title)
        #expect(names?.contains("Left Front Abdomen") == false)
    }

    @Test func `a changed target acts at once (SR-83)`() async {
        let screen = SiteScreen(SiteRecords(entries: [.fixture(1, from: now - 50 * 3600)]))
        let home = screen.home()
        await home.load()
        #expect(home.texts?.active?.status == .onTrack)

        screen.settings.announce(SiteSettings(targetHours: 48))
        await Observed.change { home.texts?.active?.status == .overdue }

        #expect(home.texts?.active?.statusText == "Overdue")
    }

    @Test func `a failed read is an error that can be tried again, never empty (SR-146)`() async {
        let screen = SiteScreen()
        screen.sites.reading.next(.failure(unreadable))
        let home = screen.home()

        await home.load()
        #expect(home.state.failure?.text.hasSuffix("\n\nError: SiteRotation.Store 7") == true)
        #expect(home.texts == nil)

        await home.load()
        #expect(home.texts?.title == "No Active Site")
    }

    @Test func `a failed reload keeps what was shown (SR-35, L-3)`() async {
        let screen = SiteScreen(SiteRecords(entries: [.fixture(1, from: now)]))
        let home = screen.home()
        await home.load()
        screen.sites.reading.next(.failure(unreadable))

        await home.load()

        #expect(home.state.failure != nil)
        #expect(home.texts?.active?.title == "Left Front Abdomen")
    }
}
