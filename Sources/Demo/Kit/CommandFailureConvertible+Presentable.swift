import MomentumCommandLine
import MomentumPresentation

/// A presentable error has the same words on the terminal as on a screen.
extension CommandFailureConvertible where Self: PresentableError {
    var commandFailure: CommandFailure { CommandFailure(ErrorMessage(self, words: .current)) }
}
