import Foundation
import MomentumSiteRotationPresentation
import MomentumTerminal

/// A past time as typed into a form, or the reason it is invalid.
struct TypedMoment {
    /// The time; `nil` if there is a problem, or if the text means now.
    private(set) var date: Date?
    /// The remark that the clocks showed this time twice.
    private(set) var remark: String?
    private(set) var problem: String?

    /// An empty text denotes the current time.
    init(_ text: String, now: Date, calendar: Calendar) {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty, text.lowercased() != "now" else { return }
        do throws(TypedTime.Problem) {
            let typed = try TypedTime(text, now: now, calendar: calendar)
            date = typed.date
            remark = typed.remark?.sentence
            problem = typed.earlier.map {
                said("That is still to come today. Did you mean “\($0)”?")
            }
        } catch {
            problem =
                switch error {
                case .otherForm: said("Write it like \(TerminalText.translated(TypedTime.forms)).")
                case .noSuchTime: said("There is no such time.")
                case .skipped(let change): change.sentence
                }
        }
    }
}
