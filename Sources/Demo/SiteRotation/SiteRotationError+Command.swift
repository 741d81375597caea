import MomentumDomain

extension SiteRotationError: CommandFailureConvertible {}
