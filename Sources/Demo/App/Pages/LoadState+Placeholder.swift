import MomentumPresentation
import MomentumTerminal

extension LoadState {
    /// The content of a screen while it has no value.
    var placeholder: View { .text(TerminalText(isLoading ? "Loading …" : "", .dim)) }

    /// The mark after a screen's remark while its old rows load again.
    var loadingMark: TerminalText { isLoading && value != nil ? " · loading …" : "" }
}
