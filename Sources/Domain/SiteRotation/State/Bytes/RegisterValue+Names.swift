/// A value stored by its name; unknown names are kept.
extension RegisterValue where Self: RawRepresentable, RawValue == String {
    package func put(into writer: inout ByteWriter) { rawValue.put(into: &writer) }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> Self {
        guard let value = Self(rawValue: try String.read(from: &reader)) else {
            throw MalformedBytes()
        }
        return value
    }

    package var dumped: DumpValue { rawValue.dumped }

    package static func read(_ dumped: DumpValue) -> Self? {
        String.read(dumped).flatMap(Self.init(rawValue:))
    }
}

/// A value as a byte; unknown numbers are kept.
extension RegisterValue where Self: RawRepresentable, RawValue == UInt8 {
    package func put(into writer: inout ByteWriter) { writer.append(rawValue) }

    package static func read(from reader: inout ByteReader) throws(MalformedBytes) -> Self {
        guard let value = Self(rawValue: try reader.byte()) else { throw MalformedBytes() }
        return value
    }

    package var dumped: DumpValue { .number(Int64(rawValue)) }

    package static func read(_ dumped: DumpValue) -> Self? {
        Int64.read(dumped).flatMap(UInt8.init(exactly:)).flatMap(Self.init(rawValue:))
    }
}
