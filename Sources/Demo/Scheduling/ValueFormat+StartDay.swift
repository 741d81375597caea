import Foundation
import MomentumCommandLine
import MomentumSchedulingDomain

extension ValueFormat where Value == StartDate {
    /// A day as people type it, for the start of a level.
    static var startDay: ValueFormat {
        ValueFormat { text, context throws(ValueProblem) in
            let date = try ValueFormat<Date>.day.read(text, context)
            let parts = context.calendar.dateComponents([.year, .month, .day], from: date)
            let day = CalendarDay(
                year: parts.year ?? 0,
                month: parts.month ?? 0,
                day: parts.day ?? 0
            )
            return day.map(StartDate.day) ?? StartDate(text)
        }
    }
}
