import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Types of sets with their planned wearing times.
@Suite struct WearProfileTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    let steel = WearProfile.defaults[0]
    let soft = WearProfile.defaults[1]
    var device = TestDevice(replica: 1)
    var other = TestDevice(replica: 2)

    private func change(_ number: UInt16, _ action: WearProfileChange.Action) -> SiteOperation {
        .changeProfile(WearProfileChange(id: .fixture(number), action: action))
    }

    private func logged(
        _ number: UInt16,
        at location: SiteLocation.ID? = nil,
        time: Date? = nil,
        profile: FieldWrite<WearProfile.ID?> = .keep
    ) -> SiteOperation {
        .logChange(
            SiteChange(
                id: .fixture(number),
                locationID: location ?? front,
                time: time,
                profile: profile
            )
        )
    }

    private func entry(_ number: UInt16) -> SiteEntry? { device.records.entry(.fixture(number)) }

    @Test func `five profiles are there from the first launch, with fixed ids (WP-1)`() {
        let profiles = device.records.profiles
        #expect(profiles == WearProfile.defaults)
        #expect(profiles.map(\.name) == ["Steel", "Soft", "Pod", "Extended", "Sensor"])
        #expect(profiles.map(\.hours) == [48, 72, 80, 168, 240])
        #expect(profiles.map(\.device) == [.set, .set, .set, .set, .sensor])
        // The base state is in no file.
        #expect(device.state.registers.tables.profiles.records.isEmpty)
        #expect(steel.id.uuidString == "727E8922-4C03-5E0E-98FF-97E113517197")
        #expect(profiles[4].id.uuidString == "CD28150B-1E6B-54AB-94BF-0F3D5E83FDC6")
    }

    @Test mutating func `a profile is added, renamed, changed and archived (WP-1)`() throws {
        let add = WearProfileChange.Action.add(name: " Flex  Set ", device: .set, hours: 60.5)
        try device.perform(change(1, add), now: now)
        let flex = try #require(device.records.profile(named: "flex set"))
        #expect((flex.name, flex.minutes, flex.isArchived) == ("Flex Set", 3630, false))

        try device.perform(change(2, .edit(flex.id, name: "Flex", hours: 96)), now: now + 1)
        try device.perform(change(3, .archive(steel.id, true)), now: now + 2)
        let names = device.records.offeredProfiles.map(\.name)
        #expect(names == ["Soft", "Pod", "Flex", "Extended"])
        #expect(device.records.profile(steel.id)?.isArchived == true)

        // A change that changes nothing writes nothing.
        try device.perform(change(4, .edit(flex.id, name: "Flex", hours: 96)), now: now + 3)
        #expect(device.transactions.count == 3)
        #expect(
            device.transactions.map { $0.writes.commands.first?.action.value??.rawValue }
                == [9, 9, 9]
        )
    }

    @Test mutating func `names are unique in any spelling, and hours in range (WP-1, SR-4)`()
        throws
    {
        func refusal(_ action: WearProfileChange.Action) -> SiteRotationError? {
            do throws(SiteRotationError) {
                try device.perform(change(9, action), now: now)
                return nil
            } catch {
                return error
            }
        }
        let add = { (name: String, hours: Double) in
            WearProfileChange.Action.add(name: name, device: .set, hours: hours)
        }
        #expect(refusal(add(" STEEL ", 48)) == .profileExists("Steel"))
        #expect(refusal(add("Sensor", 48)) == .profileExists("Sensor"))
        #expect(refusal(.edit(soft.id, name: "steel", hours: nil)) == .profileExists("Steel"))
        #expect(refusal(add("  ", 48)) == .emptyProfileName)
        #expect(refusal(add(String(repeating: "x", count: 61), 48)) == .nameTooLong(limit: 60))
        for hours in [11.9, 240.1, .nan] {
            #expect(refusal(add("Flex", hours)) == .hoursOutOfRange(12...240))
        }
        #expect(
            refusal(.add(name: "Long", device: .sensor, hours: 12)) == .hoursOutOfRange(24...8760)
        )
        #expect(refusal(.archive(.fixture(77), true)) == .unknownProfile(.fixture(77)))
        #expect(device.transactions.isEmpty)
        #expect(refusal(.edit(soft.id, name: "soft", hours: nil)) == nil)
    }

    @Test mutating func `adding the name of an archived profile offers it again (WP-1)`() throws {
        try device.perform(change(1, .archive(steel.id, true)), now: now)
        let add = WearProfileChange.Action.add(name: "steel", device: .set, hours: 50)
        try device.perform(change(2, add), now: now + 1)

        let again = device.records.profile(steel.id)
        #expect(again?.isArchived == false)
        #expect(again?.minutes == 3000)
        #expect(device.records.profiles.count == 5)
    }

    @Test mutating func `the first name of a renamed profile is free for another (WP-1)`() throws {
        try device.perform(change(1, .edit(steel.id, name: "Metal", hours: nil)), now: now)
        let add = WearProfileChange.Action.add(name: "Steel", device: .set, hours: 36)
        try device.perform(change(2, add), now: now + 1)

        #expect(device.records.profile(steel.id)?.name == "Metal")
        #expect(device.records.profile(named: "Steel")?.minutes == 2160)
    }

    @Test mutating func `logging takes the last profile, its id and its minutes (WP-2)`() throws {
        try device.perform(logged(1), now: now)
        #expect(entry(1)?.profileID == nil)
        #expect(device.transactions.last?.writes.details.isEmpty == true)

        try device.perform(logged(2, profile: .set(steel.id)), now: now + 60)
        try device.perform(change(3, .edit(steel.id, name: "Metal", hours: 50)), now: now + 90)
        try device.perform(logged(4), now: now + 120)

        #expect(entry(2)?.profileID == steel.id)
        #expect(entry(2)?.targetMinutes == 2880)
        #expect(entry(4)?.profileID == steel.id)
        #expect(entry(4)?.targetMinutes == 3000)
        #expect(entry(4)?.targetHours(SiteSettings()) == 50)
        #expect(entry(1)?.targetHours(SiteSettings(targetHours: 60)) == 60)
    }

    @Test mutating func `none stays chosen, and an archived profile is not taken (WP-2)`() throws {
        try device.perform(logged(1, profile: .set(steel.id)), now: now)
        try device.perform(logged(2, profile: .set(nil)), now: now + 60)
        try device.perform(logged(3), now: now + 120)
        #expect([entry(2), entry(3)].map { $0?.profileID } == [nil, nil])

        try device.perform(logged(4, profile: .set(soft.id)), now: now + 180)
        try device.perform(change(5, .archive(soft.id, true)), now: now + 200)
        try device.perform(logged(6), now: now + 240)
        #expect(entry(4)?.profileID == soft.id)
        #expect(entry(6)?.profileID == nil)
        #expect(throws: SiteRotationError.archivedProfile(soft.id)) {
            try device.perform(logged(7, profile: .set(soft.id)), now: now + 300)
        }
        let sensor = WearProfile.defaults[4].id
        #expect(throws: SiteRotationError.profileOfOtherDevice(sensor)) {
            try device.perform(logged(8, profile: .set(sensor)), now: now + 300)
        }
    }

    @Test mutating func `the watch and a forgotten change take the profile of their time (WP-2)`()
        throws
    {
        try device.perform(logged(1, time: now - 9000, profile: .set(steel.id)), now: now)
        try device.perform(logged(2, time: now - 3000, profile: .set(soft.id)), now: now)
        let insertion = SiteInsertion(id: .fixture(3), locationID: back, time: now - 6000)
        try device.perform(.correct(.insert(insertion), expecting: nil), now: now)
        let command = SiteChangeCommand(id: .fixture(4), locationID: back, requestedAt: now)
        try device.perform(.carryOut(command), now: now)

        #expect(entry(3)?.profileID == steel.id)
        #expect(entry(4)?.profileID == soft.id)
        #expect(entry(4)?.targetMinutes == 4320)
    }

    @Test mutating func `the profile is corrected later, also to an archived one (WP-2)`() throws {
        try device.perform(logged(1), now: now)
        try device.perform(change(2, .archive(steel.id, true)), now: now)
        let edit = SiteEntryEdit(id: .fixture(3), entryID: .fixture(1), profile: .set(steel.id))
        let commit = try device.perform(.editEntry(edit), now: now + 60)
        #expect(entry(1)?.targetMinutes == 2880)
        #expect(commit.before != commit.after)

        let none = SiteEntryEdit(id: .fixture(4), entryID: .fixture(1), profile: .set(nil))
        try device.perform(.editEntry(none), now: now + 90)
        #expect(entry(1)?.targetMinutes == nil)

        try device.perform(.undo(SiteUndo(id: .fixture(5))), now: now + 120)
        #expect(entry(1)?.profileID == steel.id)
    }

    @Test mutating func `changes of profiles are taken back and done again (WP-1, ST-62)`() throws {
        let before = device.records
        let add = WearProfileChange.Action.add(name: "Flex", device: .set, hours: 96)
        try device.perform(change(1, add), now: now)
        let added = device.records
        let commit = try device.perform(.undo(SiteUndo(id: .fixture(2))), now: now + 1)
        #expect(device.records == before)
        #expect(commit.action?.kind == .profile)
        try device.perform(.undo(SiteUndo(id: .fixture(3), target: .lastUndo)), now: now + 2)
        #expect(device.records == added)

        try device.perform(change(4, .edit(steel.id, name: nil, hours: 60)), now: now + 3)
        try device.perform(.undo(SiteUndo(id: .fixture(5))), now: now + 4)
        #expect(device.records == added)
    }

    @Test mutating func `devices agree on profiles, also after a restart (WP-1, SR-167)`() throws {
        let add = WearProfileChange.Action.add(name: "Flex", device: .set, hours: 96)
        try device.perform(change(1, add), now: now)
        try other.perform(change(2, add), now: now + 1)
        try other.perform(change(3, .edit(steel.id, name: "Metal", hours: nil)), now: now + 2)
        try device.perform(change(4, .edit(steel.id, name: nil, hours: 60)), now: now + 3)
        try device.perform(logged(5, profile: .set(steel.id)), now: now + 4)
        device.receive(from: other)
        other.receive(from: device)
        device.compact()
        device.state.look(at: now + 5)
        other.state.look(at: now + 5)

        #expect(device.records == other.records)
        #expect(device.records.profiles.filter { $0.name == "Flex" }.count == 1)
        #expect(device.records.profile(steel.id)?.name == "Metal")
        #expect(device.records.profile(steel.id)?.hours == 60)
        #expect(device.records.entry(.fixture(5))?.targetMinutes == 3600)
    }

    @Test mutating func `a sensor takes the last profile of sensors (WP-2, SN-1)`() throws {
        let sensor = WearProfile.defaults[4]
        try device.perform(logged(1, profile: .set(steel.id)), now: now)
        try device.perform(logged(2, profile: .set(sensor.id)).of(.sensor), now: now + 60)
        try device.perform(logged(3, at: back).of(.sensor), now: now + 120)
        try device.perform(logged(4, at: back), now: now + 180)

        let sensors = device.records.of(.sensor)
        #expect(sensors.entry(.fixture(3))?.profileID == sensor.id)
        #expect(sensors.entry(.fixture(3))?.targetMinutes == 14_400)
        #expect(sensors.offeredProfiles == [sensor])
        #expect(entry(4)?.profileID == steel.id)
        #expect(throws: SiteRotationError.profileOfOtherDevice(steel.id)) {
            let other = logged(5, profile: .set(steel.id)).of(.sensor)
            try device.perform(other, now: now + 240)
        }
    }

    @Test mutating func `every planned time is that of the entry (WP-2, SR-40)`() throws {
        let settings = SiteSettings(targetHours: 60)
        try device.perform(logged(1, profile: .set(steel.id)), now: now)
        let later = now + 30 * 3600
        let home = SiteHome(records: device.records, settings: settings, now: later)
        #expect(home.active?.progress.targetHours == 48)
        #expect(home.active?.profile == steel)
        let state = WatchState(
            records: device.records,
            settings: settings,
            source: .fixture(9),
            revision: 1,
            now: later
        )
        #expect(state.targetHours == 48)
        // Three times 48 hours are less than three times 60.
        let long = now + 150 * 3600
        #expect(device.records.issues(targetHours: 60, at: long).map(\.kind) == [.long])

        try device.perform(logged(2, profile: .set(nil)), now: now + 60)
        let none = SiteHome(records: device.records, settings: settings, now: later)
        #expect(none.active?.progress.targetHours == 60)
        #expect(none.active?.profile == nil)
    }

    @Test mutating func `damaged minutes count as none (WP-2, ST-11)`() throws {
        try device.perform(logged(1), now: now)
        for minutes in [0, -5, Int64.max] {
            var writes = SiteWrites()
            var details = EntryDetails(id: .fixture(1))
            (details.profile, details.target) = (.set(steel.id), .set(minutes))
            writes.details = [details]
            var state = device.state
            let id = TransactionID(replica: 3, counter: 0, digest: 1)
            state.apply(SiteTransaction(id: id, stamp: .max, writes: writes))
            #expect(state.records.entry(.fixture(1))?.targetHours == nil)
        }
    }

    @Test func `a profile is found by its name or a beginning that fits one alone (WP-1)`() {
        let profiles = WearProfile.defaults
        #expect(WearProfileLookup("st", in: profiles) == .found(steel))
        #expect(WearProfileLookup("SOFT", in: profiles) == .found(soft))
        #expect(WearProfileLookup("s", in: profiles) == .ambiguous([steel, soft, profiles[4]]))
        for text in ["", "x"] { #expect(WearProfileLookup(text, in: profiles) == .none) }
    }

    @Test func `two devices can add one name, and the hours tell the two apart (WP-1)`() {
        let profiles = [48, 20].map { hours in
            WearProfile(id: .fixture(hours), name: "Metal", minutes: hours * 60)
        }
        #expect(WearProfileLookup("metal", in: profiles) == .ambiguous(profiles))
        #expect(WearProfileLookup("metal 20", in: profiles) == .found(profiles[1]))
        let alike = profiles + [WearProfile(id: .fixture(3), name: "Metal 20", minutes: 3600)]
        #expect(WearProfileLookup("metal 20", in: alike) == .found(alike[2]))
    }
}
