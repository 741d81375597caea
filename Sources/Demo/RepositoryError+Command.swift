import MomentumDomain
import MomentumPresentation

extension RepositoryError: CommandFailureConvertible {}
