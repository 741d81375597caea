import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport

/// Writes of every kind, with values from anywhere in their ranges.
struct RandomWrites {
    var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func draft() -> (stamp: UInt64, writes: SiteWrites) {
        var writes = SiteWrites()
        for _ in 0..<number(5) { writes.entries.append(entry()) }
        // A record is written once, its further fields under the same header.
        let alone = writes.entries.filter { write in
            write != SiteEntryWrite(id: write.id)
                && writes.entries.count { $0.id == write.id } == 1
        }
        let other = id()
        let isOther = !writes.entries.contains { $0.id == other }
        for id in alone.map(\.id) + (isOther ? [other] : []) where generator.one(in: 2) {
            if let details = details(of: id) { writes.details.append(details) }
        }
        for _ in 0..<number(3) { writes.sensors.append(sensor()) }
        for id in writes.sensors.map(\.id) where generator.one(in: 2) {
            let isAlone = writes.sensors.count { $0.id == id } == 1
            guard isAlone, let details = details(of: id) else { continue }
            writes.sensorDetails.append(SensorDetails(details))
        }
        for _ in 0..<number(3) { writes.places.append(place()) }
        for _ in 0..<number(2) { writes.rests.append(rest()) }
        for _ in 0..<number(2) { writes.profiles.append(profile()) }
        if generator.one(in: 4) { writes.settings.append(settings()) }
        if generator.one(in: 4) { writes.order = .set((0..<number(20)).map { _ in id() }) }
        for _ in 0..<number(2) {
            let time = maybe { $0.time() }
            let undone = maybe { random in
                TransactionID(
                    replica: random.generator.next(),
                    counter: random.generator.next() >> 8,
                    digest: random.generator.next()
                )
            }
            let command = SiteCommandWrite(
                id: id(),
                time: time,
                undone: undone,
                answer: maybe { CommandAnswer(code: UInt8($0.number(4))) },
                action: maybe { ActionCode(rawValue: UInt8($0.number(20))) },
                unknown: unknown()
            )
            writes.commands.append(command)
        }
        for _ in 0..<number(2) {
            let kind = UInt64(100 + number(1000))
            writes.unknown.append(UnknownRecordWrite(kind: kind, id: id(), fields: unknown()))
        }
        for _ in 0..<number(3) {
            let key = OrderKey(
                stamp: generator.next(),
                transaction: TransactionID(
                    replica: UInt64(number(3)),
                    counter: UInt64(number(1000)),
                    digest: generator.next()
                )
            )
            writes.restatements.append(SiteEntryRestatement(entry(), key: key))
        }
        return (stamp: generator.next(), writes: writes)
    }

    private mutating func entry() -> SiteEntryWrite {
        var write = SiteEntryWrite(id: id())
        write.created = maybe { $0.time() }
        write.start = maybe { $0.time() }
        write.place = maybe { $0.number(3) == 0 ? nil : $0.id() }
        write.end = maybe { random in
            switch random.number(3) {
            case 0: .open
            case 1: .next(random.time())
            default: .fixed(random.time())
            }
        }
        write.note = maybe { $0.number(3) == 0 ? nil : $0.text() }
        write.deleted = maybe { $0.generator.one(in: 2) }
        write.unknown = unknown()
        return write
    }

    /// Only a date keeps its bytes, since others are moved into the range of dates.
    private mutating func sensor() -> SiteEntryWrite {
        var write = entry()
        if write.start.isSet { write.start = .set(date()) }
        switch write.end {
        case .set(.next): write.end = .set(.next(date()))
        case .set(.fixed): write.end = .set(.fixed(date()))
        case .set(.open), .keep: break
        }
        // It is not empty, or its further fields would be a record of their own.
        if write == SiteEntryWrite(id: write.id) { write.deleted = .set(false) }
        return write
    }

    private mutating func date() -> Int64 { Int64(number(1 << 40)) }

    private mutating func place() -> SitePlaceWrite {
        var write = SitePlaceWrite(id: id())
        if let place = SitePlace(
            bodyPart: text(),
            subArea: number(2) == 0 ? nil : text(),
            side: [nil, .left, .right][number(3)]
        ), generator.one(in: 2) {
            write.identity = .set(place)
        }
        write.enabled = maybe { $0.generator.one(in: 2) }
        write.removed = maybe { $0.generator.one(in: 2) }
        write.usedFor = maybe { random in random.none { PlaceUse(rawValue: UInt8($0.number(9))) } }
        write.unknown = unknown()
        return write
    }

    /// The further fields of an entry; `nil` if that would be none.
    private mutating func details(of id: UUID) -> EntryDetails? {
        var write = EntryDetails(id: id)
        write.reason = maybe { random in random.none { RemovalReason(rawValue: $0.text()) } }
        write.findings = maybe { random in
            Set((0..<random.number(3)).map { SiteFinding(rawValue: "finding \($0)") })
        }
        write.profile = maybe { random in random.none { $0.id() } }
        write.target = maybe { random in random.none { $0.time() } }
        write.snoozed = maybe { random in random.none { $0.time() } }
        return write == EntryDetails(id: id) ? nil : write
    }

    private mutating func rest() -> RestRecord {
        var write = RestRecord(id: id())
        write.created = maybe { $0.time() }
        write.place = maybe { random in random.none { $0.id() } }
        write.until = maybe { random in random.none { $0.time() } }
        write.note = maybe { random in random.none { $0.text() } }
        write.deleted = maybe { $0.generator.one(in: 2) }
        write.from = maybe { random in random.none { $0.time() } }
        write.reason = maybe { random in random.none { RestReason(rawValue: $0.text()) } }
        write.unknown = unknown()
        return write
    }

    private mutating func profile() -> ProfileRecord {
        var write = ProfileRecord(id: id())
        write.name = maybe { random in random.none { $0.text() } }
        write.worn = maybe { random in random.none { Int64($0.number(2)) } }
        write.minutes = maybe { random in random.none { $0.time() } }
        write.archived = maybe { random in random.none { $0.generator.one(in: 2) } }
        write.unknown = unknown()
        return write
    }

    private mutating func settings() -> SettingsRecord {
        var write = SettingsRecord(id: SettingsRecord.recordID)
        write.target = maybe { random in random.none { $0.time() } }
        write.strategy = maybe { random in random.none { $0.text() } }
        write.sensors = maybe { random in random.none { $0.time() } }
        return write
    }

    private mutating func none<Value>(_ value: (inout Self) -> Value) -> Value? {
        number(3) == 0 ? nil : value(&self)
    }

    private mutating func unknown() -> [UnknownField] {
        (0..<max(0, number(4) - 1)).map { index in
            UnknownField(
                tag: UInt64(50 + index * 100),
                bytes: (0..<number(40)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            )
        }
    }

    private mutating func maybe<Value>(_ value: (inout Self) -> Value) -> FieldWrite<Value> {
        generator.one(in: 2) ? .keep : .set(value(&self))
    }

    private mutating func time() -> Int64 {
        Int64(bitPattern: generator.next()) >> Int64(number(60))
    }

    private mutating func text() -> String {
        ["itchy", "é", "two\nlines", "👩‍👩‍👧 left", String(repeating: "long ", count: 80) + "end"][
            number(5)
        ]
    }

    /// Mostly one of a few, so that writes meet.
    private mutating func id() -> UUID {
        if !generator.one(in: 4) { return .fixture(UInt16(number(40))) }
        let halves = (generator.next(), generator.next())
        return withUnsafeBytes(of: halves) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    mutating func number(_ count: Int) -> Int {
        Int.random(in: 0..<count, using: &generator)
    }
}
