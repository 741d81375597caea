import MomentumCommandLine
public import MomentumSuggestionsDomain

extension SuggestionError: CommandFailureConvertible {}
