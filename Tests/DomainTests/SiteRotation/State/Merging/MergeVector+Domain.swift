import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The names of a vector as identifiers in the same order, since order decides ties.
extension MergeVector {
    private var entryNames: [String] {
        Set(
            transactions.flatMap(\.writes).filter { ["entry", "sensor"].contains($0.kind) }.map(
                \.id
            )
        )
        .sorted()
    }

    private var restNames: [String] {
        Set(transactions.flatMap(\.writes).filter { $0.kind == "rest" }.map(\.id)).sorted()
    }

    private var replicaNames: [String] { Set(transactions.map(\.replica)).sorted() }

    func entryID(_ name: String) throws -> UUID {
        .fixture(UInt16(try #require(entryNames.firstIndex(of: name))))
    }

    private func restID(_ name: String) throws -> UUID {
        .fixture(UInt16(0x8000 + (try #require(restNames.firstIndex(of: name)))))
    }

    /// `default-NN` is one of the fourteen; `custom-N` is a place of the wearer's.
    func locationID(_ name: String) throws -> UUID {
        let number = try #require(Int(name.split(separator: "-")[1]))
        return name.hasPrefix("default")
            ? SiteLocation.defaults[number].id : .fixture(UInt16(0xC000 + number))
    }

    /// `profile-N` is one of the five below 5, else one of the wearer's.
    func profileID(_ name: String) throws -> UUID {
        let number = try #require(Int(name.split(separator: "-")[1]))
        return number < 5 ? WearProfile.defaults[number].id : .fixture(UInt16(0xE000 + number))
    }

    func profiles(_ profiles: [String: Profile]?) throws -> Set<WearProfile> {
        guard let profiles else { return Set(WearProfile.defaults) }
        return Set(
            try profiles.map { name, profile in
                WearProfile(
                    id: try profileID(name),
                    name: profile.name,
                    device: profile.kind == 0 ? .set : .sensor,
                    minutes: profile.minutes,
                    isArchived: profile.isArchived
                )
            }
        )
    }

    func domainTransactions() throws -> [SiteTransaction] {
        let replicas = replicaNames
        return try transactions.map { transaction in
            SiteTransaction(
                id: TransactionID(
                    replica: UInt64(try #require(replicas.firstIndex(of: transaction.replica))) + 1,
                    counter: transaction.counter,
                    digest: transaction.digest.isEmpty
                        ? 0 : try #require(UInt64(transaction.digest, radix: 16))
                ),
                stamp: transaction.stamp,
                writes: try writes(transaction.writes)
            )
        }
    }

    func entries(_ rows: [Row]) throws -> [SiteEntry] {
        try rows.map { row in
            SiteEntry(
                id: try entryID(row.id),
                locationID: try locationID(row.location),
                startTime: Date(milliseconds: row.start),
                endTime: row.end.map(Date.init(milliseconds:)),
                note: row.note,
                reason: row.reason.map(RemovalReason.init(rawValue:)),
                profileID: try row.profile.map(profileID),
                targetMinutes: row.target
            )
        }
    }

    func rests(_ rests: [Rest]?) throws -> [SiteRest] {
        try (rests ?? []).map { rest in
            SiteRest(
                id: try restID(rest.id),
                locationID: try locationID(rest.location),
                from: Date(milliseconds: rest.from),
                until: rest.until.map(Date.init(milliseconds:)),
                reason: rest.reason.map(RestReason.init(rawValue:))
            )
        }
    }

    func expectedLocations() throws -> [UUID: Location] {
        try Dictionary(uniqueKeysWithValues: locations.map { (try locationID($0), $1) })
    }

    private func writes(_ writes: [Write]) throws -> SiteWrites {
        var result = SiteWrites()
        var entries: [UUID: SiteEntryWrite] = [:]
        var sensors: [UUID: SiteEntryWrite] = [:]
        var places: [UUID: SitePlaceWrite] = [:]
        var rests: [UUID: RestRecord] = [:]
        var profiles: [UUID: ProfileRecord] = [:]
        for write in writes {
            switch write.kind {
            case "entry" where ["reason", "profile", "target"].contains(write.field):
                result.details.append(EntryDetails(try details(write)))
            case "sensor" where ["reason", "profile", "target"].contains(write.field):
                result.sensorDetails.append(try details(write))
            case "sensor":
                let id = try entryID(write.id)
                try set(write, on: &sensors[id, default: SiteEntryWrite(id: id)])
            case "profile":
                let id = try profileID(write.id)
                try set(write, on: &profiles[id, default: ProfileRecord(id: id)])
            case "rest":
                let id = try restID(write.id)
                try set(write, on: &rests[id, default: RestRecord(id: id)])
            case "entry":
                let id = try entryID(write.id)
                try set(write, on: &entries[id, default: SiteEntryWrite(id: id)])
            case "location":
                let id = try locationID(write.id)
                try set(write, on: &places[id, default: SitePlaceWrite(id: id)])
            default:
                guard case .list(let names) = write.value else { throw Unexpected(write: write) }
                result.order = .set(
                    try names.map { name in
                        guard case .text(let name) = name else { throw Unexpected(write: write) }
                        return try locationID(name)
                    }
                )
            }
        }
        result.entries = Array(entries.values)
        result.sensors = Array(sensors.values)
        result.places = Array(places.values)
        result.rests = Array(rests.values)
        result.profiles = Array(profiles.values)
        return result
    }

    private func details(_ write: Write) throws -> SensorDetails {
        var details = SensorDetails(id: try entryID(write.id))
        switch (write.field, write.value) {
        case ("profile", let value): details.profile = .set(try value.text.map(profileID))
        case ("target", .number(let minutes)): details.target = .set(minutes)
        case ("target", .none): details.target = .set(nil)
        case (_, let value):
            details.reason = .set(value.text.map(RemovalReason.init(rawValue:)))
        }
        return details
    }

    private func set(_ write: Write, on profile: inout ProfileRecord) throws {
        switch (write.field, write.value) {
        case ("name", let value): profile.name = .set(value.text)
        case ("kind", .number(let kind)): profile.worn = .set(kind)
        case ("kind", .none): profile.worn = .set(nil)
        case ("minutes", .number(let minutes)): profile.minutes = .set(minutes)
        case ("minutes", .none): profile.minutes = .set(nil)
        case ("archived", .flag(let isArchived)): profile.archived = .set(isArchived)
        case ("archived", .none): profile.archived = .set(nil)
        default: throw Unexpected(write: write)
        }
    }

    private func set(_ write: Write, on entry: inout SiteEntryWrite) throws {
        switch (write.field, write.value) {
        case ("start", .number(let time)): entry.start = .set(time)
        case ("created", .number(let time)): entry.created = .set(time)
        case ("location", .text(let name)): entry.place = .set(try locationID(name))
        case ("note", .text(let note)): entry.note = .set(note)
        case ("note", .none): entry.note = .set(nil)
        case ("deleted", .flag(let deleted)): entry.deleted = .set(deleted)
        case ("end", .list(let end)):
            switch (end.first, end.last) {
            case (.text("next"), .number(let time)): entry.end = .set(.next(time))
            case (.text("fixed"), .number(let time)): entry.end = .set(.fixed(time))
            default: entry.end = .set(.open)
            }
        default: throw Unexpected(write: write)
        }
    }

    private func set(_ write: Write, on rest: inout RestRecord) throws {
        switch (write.field, write.value) {
        case ("created", .number(let time)): rest.created = .set(time)
        case ("location", .text(let name)): rest.place = .set(try locationID(name))
        case ("from", .number(let time)): rest.from = .set(time)
        case ("until", .number(let time)): rest.until = .set(time)
        case ("until", .none): rest.until = .set(nil)
        case ("reason", let reason): rest.reason = .set(reason.text.map(RestReason.init(rawValue:)))
        case ("deleted", .flag(let deleted)): rest.deleted = .set(deleted)
        default: throw Unexpected(write: write)
        }
    }

    private func set(_ write: Write, on place: inout SitePlaceWrite) throws {
        switch (write.field, write.value) {
        case ("added", .flag(true)):
            place.identity = .set(try #require(SitePlace(bodyPart: write.id)))
        case ("enabled", .flag(let enabled)): place.enabled = .set(enabled)
        case ("removed", .flag(let removed)): place.removed = .set(removed)
        case ("usedFor", .number(let use)):
            place.usedFor = .set(PlaceUse(rawValue: UInt8(clamping: use)))
        case ("usedFor", .none): place.usedFor = .set(nil)
        default: throw Unexpected(write: write)
        }
    }

    struct Unexpected: Error {
        let write: Write
    }
}
