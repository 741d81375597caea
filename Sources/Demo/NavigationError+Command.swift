import MomentumPresentation

extension NavigationError: CommandFailureConvertible {}
