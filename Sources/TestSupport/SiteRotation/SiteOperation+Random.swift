package import Foundation
package import MomentumSiteRotationDomain
package import MomentumTestSupport

extension SiteOperation {
    /// A random operation of any kind, at or near existing entries; often one that is refused.
    package static func random(
        _ number: UInt16,
        on records: SiteRecords,
        now: Date,
        using generator: inout SeededGenerator
    ) -> SiteOperation {
        let device: WornDevice = Int.random(in: 0..<4, using: &generator) == 0 ? .sensor : .set
        return random(number, of: records.of(device), now: now, using: &generator).of(device)
    }

    private static func random(
        _ number: UInt16,
        of records: SiteRecords,
        now: Date,
        using generator: inout SeededGenerator
    ) -> SiteOperation {
        let id = UUID.fixture(number)
        let location = records.locations.prefix(3).randomElement(using: &generator)?.id ?? id
        var entry = records.entries.randomElement(using: &generator)?.id ?? id
        if let ahead = records.ahead.first, Bool.random(using: &generator) { entry = ahead.id }
        let near = records.entries.randomElement(using: &generator)?.startTime ?? now
        let moment =
            Bool.random(using: &generator)
            ? now - Double(Int.random(in: -50...5000, using: &generator)) / 10
            : near + Double(Int.random(in: -12...12, using: &generator)) / 10
        switch Int.random(in: 0..<21, using: &generator) {
        case 0: return .deleteEntry(SiteEntryDeletion(id: id, entryID: entry))
        case 1: return .editEntry(SiteEntryEdit(id: id, entryID: entry, start: .set(moment)))
        case 2: return .editEntry(SiteEntryEdit(id: id, entryID: entry, end: .set(moment)))
        case 3: return .editEntry(SiteEntryEdit(id: id, entryID: entry, end: .set(nil)))
        case 4: return .undo(SiteUndo(id: id))
        case 5:
            let rows = (0..<3).map { row in
                SiteEntry(
                    id: SiteImport.entryID(start: moment + Double(row), location: location),
                    locationID: location,
                    startTime: moment + Double(row),
                    endTime: row == 2 ? nil : moment + 60
                )
            }
            let mode: SiteImport.Mode = Bool.random(using: &generator) ? .merge : .replace
            return .importEntries(
                SiteImport(id: id, mode: mode, newPlaces: [], entries: rows)
            )
        case 6:
            return .addZone(SiteZoneAddition(id: id, bodyPart: "Hip \(number % 3)"))
        case 7:
            return .removeLocations(SiteLocationRemoval(id: id, locationIDs: [location]))
        case 8:
            let isEnabled = Bool.random(using: &generator)
            return .switchLocations(
                SiteLocationSwitch(id: id, locationIDs: [location], isEnabled: isEnabled)
            )
        case 9:
            let place = Int.random(in: 0..<8, using: &generator) == 0 ? UUID.fixture(900) : location
            return .carryOut(
                SiteChangeCommand(id: id, locationID: place, requestedAt: moment)
            )
        case 10:
            let reason = RemovalReason.all.randomElement(using: &generator)
            return .editEntry(SiteEntryEdit(id: id, entryID: entry, reason: .set(reason)))
        case 11:
            let draft = SiteRestDraft(
                locationID: location,
                until: Bool.random(using: &generator) ? nil : now + 50
            )
            return .changeRest(SiteRestChange(id: id, action: .add(draft)))
        case 12:
            let rest = records.rests.randomElement(using: &generator)?.id ?? id
            let isDeleted = Bool.random(using: &generator)
            return .changeRest(
                SiteRestChange(id: id, action: isDeleted ? .delete(rest) : .end(rest))
            )
        case 13:
            let cooldown = SiteSettingsChange.cooldown(Int.random(in: 1...10, using: &generator))
            return .changeSettings(SiteSettingsEdit(id: id, changes: [cooldown]))
        case 14:
            let minutes = Int.random(in: 10...725, using: &generator)
            return .snooze(
                SiteSnooze(id: id, entryID: records.activeEntry?.id ?? entry, minutes: minutes)
            )
        case 15:
            let use = PlaceUse(rawValue: UInt8.random(in: 0...3, using: &generator))
            return .useLocations(SiteLocationUse(id: id, locationIDs: [location], use: use))
        case 16: return .changeProfile(.random(id, on: records, using: &generator))
        case 17:
            let profile = records.profiles.randomElement(using: &generator)?.id
            return .editEntry(SiteEntryEdit(id: id, entryID: entry, profile: .set(profile)))
        case 18:
            let profile = records.profiles.randomElement(using: &generator)?.id
            return .logChange(SiteChange(id: id, locationID: location, profile: .set(profile)))
        default: return .logChange(SiteChange(id: id, locationID: location))
        }
    }
}

extension WearProfileChange {
    fileprivate static func random(
        _ id: UUID,
        on records: SiteRecords,
        using generator: inout SeededGenerator
    ) -> WearProfileChange {
        let profile = records.profiles.randomElement(using: &generator)?.id ?? id
        let hours = Double(Int.random(in: 10...250, using: &generator))
        let name = "Profile \(Int.random(in: 0..<4, using: &generator))"
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return Self(id: id, action: .add(name: name, device: records.device, hours: hours))
        case 1:
            let isRenamed = Bool.random(using: &generator)
            let action = Action.edit(profile, name: isRenamed ? name : nil, hours: hours)
            return Self(id: id, action: action)
        default:
            return Self(id: id, action: .archive(profile, Bool.random(using: &generator)))
        }
    }
}
