import MomentumDomain

extension SuggestionError: CommandFailureConvertible {}
