import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The list of wear profiles, and their choice for a change and an entry.
@MainActor
@Suite struct SiteProfilesViewModelTests {
    private let now = SiteScreen.now
    private let change = MockChangeWearProfileUseCase()
    private let steel = WearProfile.defaults[0]
    private let soft = WearProfile.defaults[1]

    private func profiles(_ screen: SiteScreen) -> SiteProfilesViewModel {
        SiteProfilesViewModel(
            records: screen.records,
            settings: screen.settingsFeed,
            change: change,
            identifiers: screen.identifiers,
            display: SiteScreen.display
        )
    }

    /// Records with an entry of a profile.
    private func records(of profile: WearProfile, isArchived: Bool = false) -> SiteRecords {
        let entry = SiteEntry(
            id: .fixture(1),
            locationID: SiteLocation.defaults[0].id,
            startTime: now - 3600,
            profileID: profile.id,
            targetMinutes: profile.minutes
        )
        let all = WearProfile.defaults.map { known in
            WearProfile(
                id: known.id,
                name: known.name,
                device: known.device,
                minutes: known.minutes,
                isArchived: isArchived && known == profile
            )
        }
        return SiteRecords(entries: SiteEntries([entry]), profiles: all)
    }

    @Test func `profiles are listed with hours, archived ones last (WP-1)`() async {
        let screen = SiteScreen(records(of: steel, isArchived: true))
        let model = profiles(screen)
        await model.load()

        #expect(model.rows.map(\.title) == ["Soft", "Pod", "Extended", "Steel"])
        #expect(model.rows[0].accessibilityLabel == "Soft, set, 72 hours")
        #expect(model.rows[3].accessibilityLabel == "Steel, set, 48 hours, archived")
        #expect(model.devices == [.set])
    }

    @Test func `those of sensors are shown while sensors are on (WP-1, SN-1)`() async {
        let screen = SiteScreen(records(of: soft), settings: SiteSettings(usesSensors: true))
        let model = profiles(screen)
        await model.load()

        #expect(model.rows.map(\.title) == ["Steel", "Soft", "Pod", "Extended", "Sensor"])
        #expect(model.rows[1].remark == "taken by the next change")
        #expect(model.devices == [.set, .sensor])
    }

    @Test func `a profile is added from the form, and a failure keeps it (WP-1)`() async {
        let screen = SiteScreen()
        let model = profiles(screen)
        await model.load()
        let saved = WearProfile(id: .fixture(9), name: "Flex", minutes: 5760)
        change.executing.next(.failure(.profileExists("Flex")), .success(saved))

        model.startEditing()
        model.edit { $0.name = "Flex" }
        await model.save()
        #expect(change.executing.calls.isEmpty, "it has no hours")
        model.edit { $0.hours = 96 }
        await model.save()
        guard case .failed(_, let message, let form?) = model.state else {
            Issue.record("\(model.state)")
            return
        }
        #expect(message.sentence == "There is a profile “Flex” already. Choose another name.")
        #expect(form.name == "Flex")
        #expect(model.state.refusal == message)
        await model.retry()

        #expect(model.state == .showing)
        #expect(model.lastChanged == saved)
        #expect(Set(change.executing.calls.map(\.id)).count == 1)
        #expect(
            change.executing.calls.last?.action == .add(name: "Flex", device: .set, hours: 96)
        )
    }

    @Test func `a failure of the storage is no refusal (WP-1)`() async {
        let model = profiles(SiteScreen())
        await model.load()
        let cause = FailureCause(domain: "Disk", code: 1)
        change.executing.always(.failure(.repository(.unavailable(cause))))
        await model.setArchived(steel.id, true)

        #expect(model.state.refusal == nil)
        guard case .failed = model.state else {
            Issue.record("\(model.state)")
            return
        }
    }

    @Test func `a form that is changed after a failure is another change (SR-32, WP-1)`() async {
        let model = profiles(SiteScreen())
        await model.load()
        change.executing.always(.failure(.emptyProfileName))
        model.startEditing(steel.id)
        #expect(model.form?.hours == 48)
        await model.save()
        model.cancel()
        model.edit { $0.hours = 50 }
        await model.save()

        #expect(Set(change.executing.calls.map(\.id)).count == 2)
        #expect(
            change.executing.calls.last?.action == .edit(steel.id, name: nil, hours: 50)
        )
        model.cancel()
        model.cancel()
        #expect(model.state == .showing)
        await model.setArchived(steel.id, true)
        #expect(change.executing.calls.last?.action == .archive(steel.id, true))
    }

    @Test func `a change shows the profile that it gets, and takes another (WP-2)`() async {
        let screen = SiteScreen(records(of: steel))
        let selection = screen.selection(location: SiteLocation.defaults[3].id)
        await selection.load()

        #expect(selection.profile == steel)
        #expect(selection.draft?.profile == .keep)
        #expect(selection.profiles.map(\.name) == ["Steel", "Soft", "Pod", "Extended"])
        selection.edit { $0.profile = .set(soft.id) }
        #expect(selection.profile == soft)
        selection.edit { $0.profile = .set(nil) }
        #expect(selection.profile == nil)
    }

    @Test func `an entry keeps its archived profile until another is chosen (WP-2)`() async {
        let screen = SiteScreen(records(of: steel, isArchived: true))
        let model = screen.entryEdit(.fixture(1))
        await model.load()

        #expect(model.profiles.map(\.name) == ["Steel", "Soft", "Pod", "Extended"])
        #expect(model.form?.edit.profile == .keep)
        model.edit { $0.profileID = soft.id }
        #expect(model.form?.edit.profile == .set(soft.id))
    }

    @Test func `undo names the profile, and the entry that has another (SR-175, WP-1, WP-2)`() {
        let records = records(of: steel)
        let action = SiteAction(number: 1, kind: .profile, time: now, profiles: [steel.id])
        #expect(
            SiteUndoAdapter.text(of: action, in: records, display: SiteScreen.display)
                == "changed the profile Steel"
        )
        let undone = UndoneSiteChange(profiles: [steel], action: action)
        let texts = SiteUndoAdapter(
            undone,
            target: .lastChange,
            in: records,
            display: SiteScreen.display
        )
        #expect(texts.title == "Takes back: changed the profile Steel.")
        #expect(texts.effects.isEmpty)
        let overtaken = SiteUndoAdapter(
            UndoneSiteChange(action: action),
            target: .lastChange,
            in: records,
            display: SiteScreen.display
        )
        #expect(overtaken.title == texts.title)
        #expect(overtaken.effects == [SiteScreen.display.texts.undo.isOvertaken])

        let before = SiteEntry.fixture(1, from: now - 3600)
        let edited = UndoneSiteChange(
            effects: [SiteEntryEffect(before: before, after: records.entries.last)],
            action: SiteAction(number: 2, kind: .edit, time: now)
        )
        let effects = SiteUndoAdapter(
            edited,
            target: .lastChange,
            in: records,
            display: SiteScreen.display
        ).effects
        #expect(effects == ["Left Front Abdomen has the profile Steel."])
    }

    @Test func `statistics are narrowed to one profile after the other (WP-3)`() async {
        let day = 86_400.0
        let entries = [steel, soft].enumerated().map { number, profile -> SiteEntry in
            let start = now - 10 * day + Double(number) * 4 * day
            return SiteEntry(
                id: .fixture(UInt16(number)),
                locationID: SiteLocation.defaults[number].id,
                startTime: start,
                endTime: start + 2 * day,
                profileID: profile.id
            )
        }
        let screen = SiteScreen(SiteRecords(entries: SiteEntries(entries)))
        screen.compute.executing.always { input in
            SiteStatistics(
                records: input.records,
                settings: input.settings,
                now: SiteScreen.now,
                calendar: SiteScreen.display.calendar,
                profiles: input.profiles
            )
        }
        let model = screen.statistics()
        await model.load()
        #expect(model.heading == nil)
        #expect(model.choices == [steel.id, soft.id])

        await model.narrow(to: model.next)
        #expect(model.heading == "Only with Steel")
        #expect(model.statistics?.totalSiteChanges == 1)
        #expect(model.choices == [steel.id, soft.id])
        await model.narrow(to: model.next)
        #expect(model.profiles == .only(soft.id))
        await model.narrow(to: model.next)
        #expect(model.profiles == .any)
        await model.narrow(to: .only(nil))
        #expect(model.state == .empty)
        #expect(model.nothing == "Everything that was logged has a profile.")
    }
}
