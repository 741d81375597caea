/// The names in order, one per line; an empty encoding means no finding.
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

    package static func read(_ dumped: DumpValue) -> Set<SiteFinding>? {
        guard case .list(let values) = dumped else { return nil }
        let names = values.compactMap { String.read($0) }
        guard names.count == values.count else { return nil }
        return Set(names.map { SiteFinding(rawValue: $0) })
    }

    package static var none: Set<SiteFinding>? { [] }
}
