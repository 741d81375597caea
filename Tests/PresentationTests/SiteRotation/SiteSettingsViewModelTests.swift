import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteSettingsViewModelTests {
    let failure = RepositoryError.unavailable(FailureCause(domain: "NSPOSIXErrorDomain", code: 28))

    @Test func `a saved change shows here and on home without a reload (SR-83)`() async {
        let screen = SiteScreen(SiteRecords(entries: [.fixture(1, from: SiteScreen.now - 3600)]))
        let changed = SiteSettings(targetHours: 48)
        screen.saveSettings.executing.next(.success(changed))
        let settings = screen.settingsScreen()
        let home = screen.home()
        await settings.load()
        await home.load()

        await settings.change([.targetHours(48)])
        screen.settings.announce(changed)
        await Observed.change { settings.settings.value == changed }

        #expect(
            settings.texts?.rows.map(\.value) == [
                "48 hours", "20%", "By site", "2 changes", "off", "as the system",
            ]
        )
        #expect(home.texts?.active?.target == "48 hours")
        #expect(screen.saveSettings.executing.calls == [[.targetHours(48)]])
    }

    @Test func `what could not be saved keeps its old value on screen, with an error (SR-84)`()
        async
    {
        let screen = SiteScreen()
        screen.saveSettings.executing.next(.failure(failure), .success(SiteSettings(cooldown: 5)))
        let settings = screen.settingsScreen()
        await settings.load()

        await settings.change([.cooldown(5)])
        guard case .failed(_, let message) = settings.state else {
            Issue.record("expected a failure, got \(settings.state)")
            return
        }
        #expect(message.text.hasSuffix("\n\nError: NSPOSIXErrorDomain 28"))
        #expect(settings.settings.value == SiteSettings())

        await settings.retry()
        #expect(settings.state == .showing)
        #expect(screen.saveSettings.executing.calls == [[.cooldown(5)], [.cooldown(5)]])
    }

    @Test func `a change while another is saved is ignored (SR-84)`() async {
        let screen = SiteScreen()
        let gate = Gate<[SiteSettingsChange], SiteSettings, RepositoryError>(cancellation: nil)
        screen.saveSettings.executing.always { changes throws(RepositoryError) in
            try await gate.pass(changes)
        }
        let settings = screen.settingsScreen()

        let first = Task { await settings.change([.cooldown(5)]) }
        await gate.waitForRequests()
        await settings.change([.cooldown(6)])
        #expect(settings.state == .saving([.cooldown(5)]))
        gate.answer(0, with: SiteSettings(cooldown: 5))
        await first.value

        #expect(gate.requests == [[.cooldown(5)]])
    }

    @Test func `settings lead on, and say version, disclaimer and what is stored (SR-85, SR-88)`() {
        let screen = SiteScreen()
        let settings = screen.settingsScreen()

        settings.manageLocations()
        settings.exportRecords()
        settings.importRecords()

        #expect(screen.router.path == [.locations, .exporting, .importing])
        #expect(settings.version == "1.2.3")
        #expect(settings.disclaimer.contains("not a medical device"))
        #expect(settings.storage.contains("on this device"))
    }
}
