import MomentumPresentation

/// An error of the suite that can be presented says on the terminal what a screen would say.
extension CommandFailureConvertible where Self: PresentableError {
    var commandFailure: CommandFailure { CommandFailure(ErrorMessage(self)) }
}
