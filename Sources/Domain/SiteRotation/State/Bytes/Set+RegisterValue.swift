/// The names in order, one in a line; no bytes mean none.
extension Set<SiteFinding>: RegisterValue {
    private var names: [String] { map(\.rawValue).sorted() }

    package func put(into writer: inout ByteWriter) {
        names.joined(separator: "\n").put(into: &writer)
    }

    package static func read(
        from reader: inout ByteReader
    ) throws(MalformedBytes) -> Set<SiteFinding> {
        let names = try String.read(from: &reader).split(separator: "\n")
        return Set(names.map { SiteFinding(rawValue: String($0)) })
    }

    package var dumped: DumpValue { .list(names.map(\.dumped)) }

    package static var none: Set<SiteFinding>? { [] }
}
