import MomentumPresentation
import MomentumSchedulingPresentation
import MomentumTerminal

extension DeletionState {
    /// The sentence of a page about a confirmed deletion.
    func outcome(of name: String) -> PageAction.Outcome {
        switch self {
        case .deleted(wasGone: false): .said("Deleted \(data: name).")
        case .deleted(wasGone: true): .said("\(data: name) had been deleted already.")
        case .failed(let message): .said("\(message.sentence)")
        case .none, .checking, .asking, .deleting: .said("Nothing was deleted.")
        }
    }

    /// The failure, shown until the user dismisses it.
    var failure: ErrorMessage? {
        if case .failed(let message) = self { message } else { nil }
    }

    /// The running step; empty if there is none.
    var progress: TerminalText {
        switch self {
        case .checking: TerminalText("Checking whether this can be deleted …", .dim)
        case .deleting: TerminalText("Deleting …", .dim)
        case .none, .asking, .deleted, .failed: ""
        }
    }
}
