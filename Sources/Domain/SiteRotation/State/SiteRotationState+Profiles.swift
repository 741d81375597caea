import Foundation
import MomentumDomain

extension SiteRotationState {
    /// All profiles in list order, including archived ones.
    func projectProfiles() -> [WearProfile] {
        tables.profiles.records.compactMap { id, registers in registers.shown(id: id) }
            .sorted(by: WearProfile.isFirst)
    }

    /// Adds, changes or archives a profile (WP-1).
    func writes(of change: WearProfileChange) throws(SiteRotationError) -> SiteWrites {
        var record: ProfileRecord
        switch change.action {
        case .add(let name, let device, let hours):
            record = try self.record(ofNew: name, for: device, hours: hours, change.id)
        case .edit(let id, let name, let hours):
            let profile = try profile(id)
            record = ProfileRecord(id: id)
            if let name {
                let name = try WearProfile.checked(name)
                try checkUnique(name, except: id)
                if name != profile.name { record.name = .set(name) }
            }
            if let hours {
                let minutes = try WearProfile.minutes(of: hours, for: profile.device)
                if Int(minutes) != profile.minutes { record.minutes = .set(minutes) }
            }
        case .archive(let id, let isArchived):
            let profile = try profile(id)
            record = ProfileRecord(id: id)
            if profile.isArchived != isArchived { record.archived = .set(isArchived) }
        }
        var writes = SiteWrites()
        if record != ProfileRecord(id: record.id) { writes.profiles = [record] }
        return writes
    }

    private func record(
        ofNew name: String,
        for device: WornDevice,
        hours: Double,
        _ id: UUID
    ) throws(SiteRotationError) -> ProfileRecord {
        let name = try WearProfile.checked(name)
        let minutes = try WearProfile.minutes(of: hours, for: device)
        let key = name.comparisonKey
        let archived = records.profiles.first {
            $0.isArchived && $0.device == device && $0.name.comparisonKey == key
        }
        try checkUnique(name, except: archived?.id)
        // Another name may have this identity since it was renamed.
        let ownID = WearProfile.id(of: name, for: device)
        let isTaken = tables.profiles[ownID]?.shown(id: ownID) != nil
        var record = ProfileRecord(id: archived?.id ?? (isTaken ? id : ownID))
        record.name = .set(name)
        record.worn = .set(device.code)
        record.minutes = .set(minutes)
        record.archived = .set(false)
        return record
    }

    private func checkUnique(_ name: String, except id: UUID?) throws(SiteRotationError) {
        let key = name.comparisonKey
        let same = records.profiles.first { $0.id != id && $0.name.comparisonKey == key }
        if let same { throw .profileExists(same.name) }
    }

    private func profile(_ id: WearProfile.ID) throws(SiteRotationError) -> WearProfile {
        guard let profile = records.profile(id) else { throw .unknownProfile(id) }
        return profile
    }

    /// The profile and planned minutes of a new entry (WP-2).
    ///
    /// - Parameters:
    ///   - id: The entry.
    ///   - choice: The choice; `keep` takes the last profile of the device before the start.
    ///   - start: The start of the entry.
    /// - Returns: The writes; empty if there is no last profile.
    /// - Throws: The refusal of a chosen profile: unknown, archived or of the other device.
    func profileDetails(
        of id: SiteEntry.ID,
        choosing choice: FieldWrite<WearProfile.ID?> = .keep,
        from start: Int64
    ) throws(SiteRotationError) -> [EntryDetails] {
        let profile: WearProfile?
        if case .set(let id) = choice {
            profile = try chosenProfile(id)
            if let profile, profile.isArchived { throw .archivedProfile(profile.id) }
        } else {
            profile = records.lastProfile(before: start)
            if profile == nil { return [] }
        }
        var details = EntryDetails(id: id)
        details.apply(profile)
        return [details]
    }

    /// The profile that the user chose for an entry of the device, if any.
    func chosenProfile(_ id: WearProfile.ID?) throws(SiteRotationError) -> WearProfile? {
        guard let id else { return nil }
        let profile = try profile(id)
        guard profile.device == device else { throw .profileOfOtherDevice(id) }
        return profile
    }
}
