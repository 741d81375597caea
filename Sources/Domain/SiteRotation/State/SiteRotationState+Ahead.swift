public import Foundation
import MomentumDomain

/// Future entries, dated by a wrong clock: no rule counts them until their time comes. They are
/// shown separately, so that they can be corrected (TR-1, TR-4).
extension SiteRotationState {
    /// The longest lead over the moment of a view with which an entry counts, in milliseconds.
    static let tolerance: Int64 = 86_400_000

    /// The visible records at a time, with later entries set apart.
    /// - Complexity: O(1), unless an entry has become due since the last operation.
    public func records(at moment: Date) -> SiteRecords {
        guard entries.horizon != Self.horizon(of: moment) else { return records }
        var state = self
        state.look(at: moment)
        return state.records
    }

    /// The time at which the view changes without a write: when a future entry begins to count, or
    /// an end that it caused.
    package var nextDue: Date? {
        [table.nextDue, others.nextDue].compactMap(\.self).min().map {
            Self.due(start: Date(milliseconds: $0))
        }
    }

    /// The time from which an entry with a start counts.
    static func due(start: Date) -> Date { Date(milliseconds: start.milliseconds - tolerance) }

    static func horizon(of moment: Date) -> Int64 {
        min(moment.milliseconds + tolerance, Int64.calendar.upperBound)
    }
}
