public import Foundation
import MomentumDomain

/// Entries ahead: no rule counts what a wrong clock has dated until its time comes. They are shown
/// apart, so that they can be corrected (TR-1, TR-4).
extension SiteRotationState {
    /// The longest lead over the moment of a view at which an entry counts, in milliseconds.
    static let tolerance: Int64 = 86_400_000

    /// The records as people see them at a moment: entries ahead of it are apart.
    /// - Complexity: O(1), unless an entry has come due since the last operation.
    public func records(at moment: Date) -> SiteRecords {
        guard entries.horizon != Self.horizon(of: moment) else { return records }
        var state = self
        state.look(at: moment)
        return state.records
    }

    /// The time at which the view changes without a write: the next moment from which an entry
    /// ahead counts, or an end that it caused.
    package var nextDue: Date? {
        [table.nextDue, others.nextDue].compactMap(\.self).min().map {
            Self.due(start: Date(milliseconds: $0))
        }
    }

    /// The moment from which an entry with a start counts.
    static func due(start: Date) -> Date { Date(milliseconds: start.milliseconds - tolerance) }

    static func horizon(of moment: Date) -> Int64 {
        min(moment.milliseconds + tolerance, Int64.calendar.upperBound)
    }
}
