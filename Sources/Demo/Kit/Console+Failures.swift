import MomentumCommandLine
import MomentumDomain
import MomentumPresentation

extension Console {
    /// Warns of a failure that no screen shows.
    func warn(of cause: FailureCause) {
        warn(
            ErrorMessage(
                cause.explanation ?? Phrase(verbatim: cause.detail),
                cause: cause,
                words: .current
            ).terminalText
        )
    }
}
