import MomentumSiteRotationPresentation
import MomentumTerminal

extension ClockChange {
    /// The remark in the language of the running task.
    var sentence: String { said(phrase(in: TerminalLanguage.current.locale)) }
}
