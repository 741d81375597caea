import Foundation
import MomentumDomain

extension SiteEntries {
    /// The latest visible end at a location; a `nil` location means entries without one.
    ///
    /// Returns `nil` if there is no end.
    ///
    /// An end that follows from the next entry precedes the start of every later one. So only the
    /// last entries and the fixed ends must be compared.
    ///
    /// - Complexity: O(log *n*).
    func lastEnd(at location: SiteLocation.ID?) -> Date? {
        guard let use = use(of: location), let start = use.lastStart else { return nil }
        let place = location.flatMap(knownPosition) ?? -1
        var ends = [use.lastFixedEnd].compactMap(\.self)
        for position in firstPosition(from: start)..<count {
            let row = row(at: position)
            guard row.start == start else { break }
            guard row.place == place, let end = shownEnd(of: row) else { continue }
            ends.append(end)
        }
        return ends.max().map(Date.init(milliseconds:))
    }

    /// The latest visible end of all entries; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*) for each place.
    var lastEnd: Date? {
        ([nil] + places).compactMap { lastEnd(at: $0) }.max()
    }
}
