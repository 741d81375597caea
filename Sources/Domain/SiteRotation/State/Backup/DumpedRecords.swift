import Foundation

/// The records of a backup, added one by one, each at most once.
package struct DumpedRecords {
    package private(set) var writes = SiteWrites()
    private var names: [String: Set<RecordName>] = [:]

    package init() {}

    /// Adds a record from its kind's name and object.
    package mutating func add(
        _ name: String,
        _ value: DumpValue
    ) throws(UnreadableRecord) {
        try writes.add(name, value)
        guard case .object(let fields) = value, let id = fields["id"].flatMap({ UUID.read($0) })
        else { return }
        // Only records of unknown kinds share a name with other kinds.
        let kind = name == SiteWrites.unknownName ? writes.unknown.last?.kind : nil
        let record = RecordName(kind: kind ?? 0, id: id)
        guard names[name, default: []].insert(record).inserted else { throw .malformed }
    }
}
