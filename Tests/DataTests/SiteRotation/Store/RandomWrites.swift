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
        for _ in 0..<number(3) { writes.places.append(place()) }
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
        write.unknown = unknown()
        return write
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
