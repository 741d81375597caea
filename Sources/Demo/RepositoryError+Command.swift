public import MomentumDomain

extension RepositoryError: CommandFailureConvertible {}
