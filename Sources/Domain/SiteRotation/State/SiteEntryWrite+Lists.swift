import Foundation

extension [SiteEntryWrite] {
    /// Adds to the write of an entry, or begins one; each entry stands in a list once.
    mutating func write(_ id: UUID, _ change: (inout SiteEntryWrite) -> Void) {
        let index =
            lastIndex { $0.id == id }
            ?? {
                append(SiteEntryWrite(id: id))
                return endIndex - 1
            }()
        change(&self[index])
    }
}
