import MomentumPresentation
import MomentumSchedulingPresentation
import MomentumTerminal

/// The parts that the pages of a person and of a team share.
extension DetailState {
    /// The view before the first content.
    var placeholder: View {
        if case .loading = self { .text(TerminalText("Loading …", .dim)) } else { .blank }
    }

    /// The failure to show: of a deletion, of the loading, or of the lists, in this order.
    func trouble(_ deletion: DeletionState, lists: ErrorMessage?) -> ErrorMessage? {
        if let failure = deletion.failure { return failure }
        return switch self {
        case .failed(let message, _), .unavailable(let message): message
        case .idle, .loading: nil
        case .loaded: lists
        }
    }
}
