import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// The parts that the forms of a person and of a team share.
extension FormState {
    /// The failure of the loading or of the last save.
    var failure: ErrorMessage? {
        switch self {
        case .unavailable(let message), .failed(let message): message
        case .idle, .loading, .editing, .saving, .saved: nil
        }
    }

    /// The view before the first fields.
    var placeholder: View {
        if case .loading = self { .text(TerminalText("Loading …", .dim)) } else { .blank }
    }

    /// True if leaving would lose changes to the loaded values.
    func isUnsaved<Draft: Equatable>(_ draft: Draft, since loaded: Draft?) -> Bool {
        if case .saved = self { return false }
        return loaded.map { $0 != draft } ?? false
    }

    /// The lines below the fields of a `subject`, such as a team; `isOld` is true if another user
    /// has changed it meanwhile.
    func foot(
        _ subject: String,
        problems: [SchedulingProblem],
        remarks: [String],
        isOld: Bool
    ) -> [View] {
        var lines = problems.map { View.paragraph(TerminalText($0.sentence, .bad)) }
        lines += remarks.map { .paragraph(TerminalText($0, .caution)) }
        if isOld {
            lines.append(
                .paragraph("This \(subject) was changed elsewhere. Ctrl-N takes the change.")
            )
        }
        if case .saving = self { lines.append(.text(TerminalText("Saving …", .dim))) }
        return lines
    }
}
