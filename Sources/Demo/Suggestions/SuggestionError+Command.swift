public import MomentumSuggestionsDomain

extension SuggestionError: CommandFailureConvertible {}
