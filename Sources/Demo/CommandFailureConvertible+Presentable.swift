import MomentumCommandLine
import MomentumPresentation

/// A presentable error of the suite says the same on the terminal as on a screen.
extension CommandFailureConvertible where Self: PresentableError {
    var commandFailure: CommandFailure { CommandFailure(ErrorMessage(self)) }
}
