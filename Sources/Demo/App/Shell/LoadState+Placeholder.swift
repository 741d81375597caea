import MomentumPresentation
import MomentumTerminal

extension LoadState {
    /// What a screen shows while it has no value.
    var placeholder: View { .text(TerminalText(isLoading ? "Loading…" : "", .dim)) }

    /// Follows the remark of a screen while its old rows are loaded again.
    var loadingMark: TerminalText { isLoading && value != nil ? " · loading …" : "" }
}
