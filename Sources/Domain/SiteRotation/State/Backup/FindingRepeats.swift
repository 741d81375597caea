import Foundation

/// Finds a record that is in a list twice.
struct FindingRepeats: RecordTableVisitor {
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ isRepeated: inout Bool,
        _ writes: SiteWrites
    ) {
        let list = writes[keyPath: list]
        isRepeated = isRepeated || Set(list.map(\.id)).count < list.count
    }
}
