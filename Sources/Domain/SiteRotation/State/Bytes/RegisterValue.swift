package import Foundation

/// A value of a field, with its bytes and its form in a dump.
package protocol RegisterValue: Hashable, Sendable {
    /// Appends the bytes of the value, without their length.
    func put(into writer: inout ByteWriter)

    /// Reads the value from a reader of exactly its bytes; throws ``MalformedBytes`` for invalid
    /// ones.
    static func read(from reader: inout ByteReader) throws(MalformedBytes) -> Self

    /// The value in dumps and backups.
    var dumped: DumpValue { get }

    /// Reads the value from its form in a dump; `nil` if it is invalid.
    static func read(_ dumped: DumpValue) -> Self?

    /// The value that an undo writes if there was none; `nil` if the kind of record decides.
    static var none: Self? { get }
}

extension RegisterValue {
    package static var none: Self? { nil }
}

extension Int64: RegisterValue {
    package func put(into writer: inout ByteWriter) { writer.append(signedVarint: self) }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> Int64 {
        try reader.signedVarint()
    }

    package var dumped: DumpValue { .number(self) }

    package static func read(_ dumped: DumpValue) -> Int64? {
        if case .number(let number) = dumped { number } else { nil }
    }
}

extension Bool: RegisterValue {
    package func put(into writer: inout ByteWriter) { writer.append(self ? UInt8(1) : 0) }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> Bool {
        switch try reader.byte() {
        case 0: return false
        case 1: return true
        default: throw MalformedBytes()
        }
    }

    package var dumped: DumpValue { .flag(self) }

    package static func read(_ dumped: DumpValue) -> Bool? {
        if case .flag(let flag) = dumped { flag } else { nil }
    }
}

extension UUID: RegisterValue {
    package func put(into writer: inout ByteWriter) { writer.append(self) }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> UUID {
        try reader.uuid()
    }

    package var dumped: DumpValue { .text(uuidString) }

    package static func read(_ dumped: DumpValue) -> UUID? {
        String.read(dumped).flatMap(UUID.init(uuidString:))
    }
}

extension String: RegisterValue {
    package func put(into writer: inout ByteWriter) { writer.append(contentsOf: utf8) }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> String {
        try reader.rest()
    }

    package var dumped: DumpValue { .text(self) }

    package static func read(_ dumped: DumpValue) -> String? {
        if case .text(let text) = dumped { text } else { nil }
    }
}

extension [UUID]: RegisterValue {
    package func put(into writer: inout ByteWriter) {
        for id in self { writer.append(id) }
    }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> [UUID] {
        guard reader.count % 16 == 0 else { throw MalformedBytes() }
        var ids: [UUID] = []
        ids.reserveCapacity(reader.count / 16)
        while !reader.isAtEnd { ids.append(try reader.uuid()) }
        return ids
    }

    package var dumped: DumpValue { .list(map(\.dumped)) }

    package static func read(_ dumped: DumpValue) -> [UUID]? {
        guard case .list(let values) = dumped else { return nil }
        let ids = values.compactMap { UUID.read($0) }
        return ids.count == values.count ? ids : nil
    }
}

/// An empty encoding means `nil`.
extension Optional: RegisterValue where Wrapped: RegisterValue {
    package func put(into writer: inout ByteWriter) {
        if let self { self.put(into: &writer) }
    }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> Wrapped? {
        reader.isAtEnd ? nil : try Wrapped.read(from: &reader)
    }

    package var dumped: DumpValue { self?.dumped ?? .null }

    package static func read(_ dumped: DumpValue) -> Wrapped?? {
        if case .null = dumped { return .some(nil) }
        return Wrapped.read(dumped).map { .some($0) }
    }

    package static var none: Wrapped?? { .some(nil) }
}

extension SiteEnd: RegisterValue {
    package func put(into writer: inout ByteWriter) {
        switch self {
        case .open:
            writer.append(UInt8(0))
        case .next(let time):
            writer.append(UInt8(1))
            writer.append(signedVarint: time)
        case .fixed(let time):
            writer.append(UInt8(2))
            writer.append(signedVarint: time)
        }
    }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> SiteEnd {
        switch try reader.byte() {
        case 0: return .open
        case 1: return .next(try reader.signedVarint())
        case 2: return .fixed(try reader.signedVarint())
        default: throw MalformedBytes()
        }
    }

    package var dumped: DumpValue {
        switch self {
        case .open: .object(["kind": .text("open")])
        case .next(let time): .object(["kind": .text("next"), "time": .number(time)])
        case .fixed(let time): .object(["kind": .text("fixed"), "time": .number(time)])
        }
    }

    package static func read(_ dumped: DumpValue) -> SiteEnd? {
        guard case .object(let fields) = dumped else { return nil }
        let time = fields["time"].flatMap { Int64.read($0) }
        return switch (fields["kind"].flatMap { String.read($0) }, time) {
        case ("open", nil): fields.count == 1 ? .open : nil
        case ("next", let time?): .next(time)
        case ("fixed", let time?): .fixed(time)
        default: nil
        }
    }
}

extension SitePlace: RegisterValue {
    package func put(into writer: inout ByteWriter) {
        writer.append(bodyPart)
        writer.append(subArea ?? "")
        switch side {
        case nil: writer.append(UInt8(0))
        case .left: writer.append(UInt8(1))
        case .right: writer.append(UInt8(2))
        }
    }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> SitePlace {
        let bodyPart = try reader.text()
        let subArea = try reader.text()
        let side: BodySide?
        switch try reader.byte() {
        case 0: side = nil
        case 1: side = .left
        case 2: side = .right
        default: throw MalformedBytes()
        }
        let place = SitePlace(
            bodyPart: bodyPart,
            subArea: subArea.isEmpty ? nil : subArea,
            side: side
        )
        guard let place else { throw MalformedBytes() }
        return place
    }

    package var dumped: DumpValue {
        var fields: [String: DumpValue] = ["bodyPart": .text(bodyPart)]
        fields["subArea"] = subArea.map(DumpValue.text)
        fields["side"] = side.map { .text($0.rawValue) }
        return .object(fields)
    }

    package static func read(_ dumped: DumpValue) -> SitePlace? {
        guard case .object(let fields) = dumped else { return nil }
        let names = fields.compactMapValues { String.read($0) }
        let side = names["side"].map { BodySide(rawValue: $0) }
        guard let bodyPart = names["bodyPart"], names.count == fields.count, side != .some(nil)
        else { return nil }
        return SitePlace(bodyPart: bodyPart, subArea: names["subArea"], side: side ?? nil)
    }
}

extension TransactionID: RegisterValue {
    package func put(into writer: inout ByteWriter) {
        writer.append(replica)
        writer.append(varint: counter)
        writer.append(digest)
    }

    package static func read(
        from reader: inout ByteReader
    ) throws(MalformedBytes) -> TransactionID {
        TransactionID(
            replica: try reader.integer(),
            counter: try reader.varint(),
            digest: try reader.integer()
        )
    }

    package var dumped: DumpValue {
        .object([
            "replica": .text(String(replica, radix: 16)), "counter": .text(String(counter)),
            "digest": .text(String(digest, radix: 16)),
        ])
    }

    package static func read(_ dumped: DumpValue) -> TransactionID? {
        guard case .object(let fields) = dumped else { return nil }
        let names = fields.compactMapValues { String.read($0) }
        guard let replica = names["replica"].flatMap({ UInt64($0, radix: 16) }),
            let counter = names["counter"].flatMap({ UInt64($0) }),
            let digest = names["digest"].flatMap({ UInt64($0, radix: 16) })
        else { return nil }
        return TransactionID(replica: replica, counter: counter, digest: digest)
    }
}
