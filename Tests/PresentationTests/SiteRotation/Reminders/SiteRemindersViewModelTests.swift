import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The screen of reminders, and what is scheduled.
@MainActor
@Suite struct SiteRemindersViewModelTests {
    private let now = SiteScreen.now
    private let scheduler = MockSiteReminderScheduler()
    private let snoozing = MockSnoozeSiteUseCase()
    private let listing = MockListSiteReminderEventsUseCase()
    private let on = SiteSettings(reminders: ReminderSettings(isOn: true))

    private func model(_ screen: SiteScreen) -> SiteRemindersViewModel {
        let keeper = SiteReminderKeeper(
            records: screen.records,
            settings: screen.settingsFeed,
            scheduler: scheduler,
            dates: screen.dates,
            display: SiteScreen.display
        )
        return SiteRemindersViewModel(
            keeper: keeper,
            changes: SiteReminderChanges(
                saving: screen.saveSettings,
                snoozing: snoozing,
                listing: listing
            ),
            identifiers: screen.identifiers
        )
    }

    private func worn(hours: Double, snoozed: Date? = nil) -> SiteRecords {
        SiteRecords(
            entries: SiteEntries([
                SiteEntry(
                    id: .fixture(1),
                    locationID: SiteLocation.defaults[0].id,
                    startTime: now - hours * 3600,
                    snoozedUntil: snoozed
                )
            ])
        )
    }

    @Test func `a reminder that is told late says since when the change is due (RM-5)`() async {
        let model = model(SiteScreen(worn(hours: 120), settings: on))
        scheduler.scheduling.next(.success(()))
        await model.load()

        let rows = model.rows.prefix(2)
        let due = SiteScreen.display.dateAndTime(now - 48 * 3600)
        #expect(rows.map(\.title) == ["Site change due soon", "Site change due"])
        #expect(rows.allSatisfy { $0.message.hasPrefix("Site change due. Worn since ") })
        #expect(rows.allSatisfy { $0.message.hasSuffix(" Due since \(due).") })
    }

    @Test func `what is to come is scheduled, and again after each change (RM-5)`() async throws {
        let screen = SiteScreen(worn(hours: 70), settings: on)
        let model = model(screen)
        #expect(model.state == .idle)
        let (lists, told) = AsyncStream.makeStream(of: [SiteReminderNotice].self)
        scheduler.scheduling.always { list throws(SiteReminderError) in told.yield(list) }
        await model.load()

        #expect(model.state == .showing)
        #expect(model.rows.map(\.isPast) == [true, false, false, false, false, false])
        let first = try #require(scheduler.scheduling.calls.first)
        #expect(first.map(\.id) == model.rows.dropFirst().map(\.id))
        #expect(first[0].title == "Site change due")
        let start = SiteScreen.display.dateAndTime(now - 70 * 3600)
        #expect(first[0].text == "Worn since \(start). Planned: 72 hours. Due at 19:06.")
        await model.load()
        #expect(scheduler.scheduling.calls.count == 1)

        screen.change(SiteRecords())
        var heard = lists.makeAsyncIterator()
        #expect(await heard.next() == first)
        #expect(await heard.next() == [])
        #expect(model.rows == [])
    }

    @Test func `what cannot be scheduled is an error state until it can (RM-5)`() async {
        let screen = SiteScreen(worn(hours: 70), settings: on)
        let model = model(screen)
        scheduler.scheduling.next(.failure(.notAllowed), .success(()))
        await model.load()

        guard case .unscheduled(let message) = model.state else {
            Issue.record("\(model.state)")
            return
        }
        #expect(message.sentence.hasPrefix("No reminder will be shown"))
        #expect(model.rows.count == 6)
        await model.load()
        #expect(model.state == .showing)
    }

    @Test func `a snooze is about the worn set, and a failure is retried as it was (RM-3)`() async {
        let screen = SiteScreen(worn(hours: 70), settings: on)
        let model = model(screen)
        scheduler.scheduling.always { _ throws(SiteReminderError) in }
        await model.snooze(minutes: 60)
        #expect(snoozing.executing.calls.isEmpty)
        await model.load()
        snoozing.executing.next(
            .failure(.repository(.unavailable(FailureCause(domain: "Test", code: 1)))),
            .success(now + 3600)
        )
        await model.snooze(minutes: 60)
        guard case .unsaved(.snooze(let snooze), _) = model.state else {
            Issue.record("\(model.state)")
            return
        }
        await model.retry()

        #expect(snooze.entryID == .fixture(1))
        #expect(snoozing.executing.calls == [snooze, snooze])
        #expect(model.state == .showing)
        #expect(model.snoozedUntil(now: now) == nil)
        screen.change(worn(hours: 70, snoozed: now + 3600))
        await Observed.change { [now] in model.snoozedUntil(now: now) == now + 3600 }
        #expect(model.snoozedUntil(now: now + 3600) == nil)
    }

    @Test func `settings are saved, and a failure is shown until it is given up (RM-1)`() async {
        let screen = SiteScreen(worn(hours: 70))
        let model = model(screen)
        scheduler.scheduling.always { _ throws(SiteReminderError) in }
        await model.load()
        #expect(model.rows == [])
        screen.saveSettings.executing.next(
            .failure(.unavailable(FailureCause(domain: "Test", code: 1))),
            .success(on)
        )
        await model.change([.reminders(true)])
        guard case .unsaved(.settings([.reminders(true)]), _) = model.state else {
            Issue.record("\(model.state)")
            return
        }
        model.cancel()
        #expect(model.state == .showing)
        await model.change([.reminders(true)])
        #expect(screen.saveSettings.executing.calls == [[.reminders(true)], [.reminders(true)]])
    }

    @Test func `records that cannot be read are a failure, not an empty list (RM-1)`() async {
        let screen = SiteScreen(settings: on)
        screen.sites.reading.next(.failure(.unavailable(FailureCause(domain: "Test", code: 1))))
        let model = model(screen)
        await model.load()

        guard case .failed = model.state else {
            Issue.record("\(model.state)")
            return
        }
        #expect(scheduler.scheduling.calls.isEmpty)
    }
}
