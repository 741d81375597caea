import MomentumPresentation
import MomentumTerminal

extension LoadState {
    /// The content of a screen while it has no value.
    var placeholder: View { .text(TerminalText(isLoading ? "Loading …" : "", .dim)) }

    /// Follows the remark of a screen while its old rows are loaded again.
    var loadingMark: TerminalText { isLoading && value != nil ? " · loading …" : "" }
}
