import Foundation
import MomentumCommandLine
import MomentumSiteRotationPresentation
import MomentumTerminal

extension ValueFormat where Value == TypedTime {
    /// A time as people type it.
    static var moment: ValueFormat {
        ValueFormat { text, context throws(ValueProblem) in
            do throws(TypedTime.Problem) {
                return try TypedTime(text, now: context.now, calendar: context.calendar)
            } catch {
                switch error {
                case .otherForm: throw ValueProblem(text, "is not a time", hint: forms)
                case .noSuchTime: throw ValueProblem(text, "is no time that there is", hint: forms)
                case .skipped(let change):
                    throw ValueProblem(text, "is no time", hint: change.sentence)
                }
            }
        }
    }

    private static var forms: String { saying("Write it like \(translated(TypedTime.forms)).") }
}

extension ValueFormat where Value == Date {
    /// A day as people type it: its start in the time zone of the command line.
    static var day: ValueFormat { day(TypedDay.forms) }

    /// A future day.
    static var dayAhead: ValueFormat { day(TypedDay.formsAhead) }

    private static func day(_ forms: String) -> ValueFormat {
        ValueFormat { text, context throws(ValueProblem) in
            do throws(TypedDay.Problem) {
                return try TypedDay(text, now: context.now, calendar: context.calendar).date
            } catch {
                let reason = error == .otherForm ? "is not a day" : "is no day that there is"
                throw ValueProblem(
                    text,
                    reason,
                    hint: saying("Write it like \(translated(forms)).")
                )
            }
        }
    }
}
