public import Foundation
import MomentumDomain

/// Entries ahead: what a wrong clock has dated counts in nothing until its time has come, and is
/// shown apart so that it can be corrected (TR-1, TR-4).
extension SiteRotationState {
    /// How long after the moment of a view an entry may start and still count, in milliseconds.
    static let tolerance: Int64 = 86_400_000

    /// The records as people see them at a moment: entries ahead of it are apart.
    /// - Complexity: O(1), unless an entry has come due since the last operation.
    public func records(at moment: Date) -> SiteRecords {
        guard entries.horizon != Self.horizon(of: moment) else { return records }
        var state = self
        state.look(at: moment)
        return state.records
    }

    /// When the view will change though nothing is written: the next moment at which an entry that
    /// is ahead comes to count, or an end that one has brought.
    package var nextDue: Date? {
        let start = apart.lowerBound { $0.start <= entries.horizon }
        let due = [
            apart[start...].first { $0.isInCalendar }?.start,
            entries.lastRow?.end.changeTime.flatMap { $0 > entries.horizon ? $0 : nil },
        ]
        return due.compactMap(\.self).min().map { Self.due(start: Date(milliseconds: $0)) }
    }

    /// The moment at which an entry with a start comes to count.
    static func due(start: Date) -> Date { Date(milliseconds: start.milliseconds - tolerance) }

    static func horizon(of moment: Date) -> Int64 {
        min(moment.milliseconds + tolerance, Int64.calendar.upperBound)
    }
}
