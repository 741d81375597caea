public import MomentumPresentation

extension NavigationError: CommandFailureConvertible {}
