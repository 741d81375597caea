import MomentumCommandLine
public import MomentumDomain

extension RepositoryError: CommandFailureConvertible {}
