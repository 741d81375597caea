import MomentumCommandLine
public import MomentumPresentation

extension NavigationError: CommandFailureConvertible {}
