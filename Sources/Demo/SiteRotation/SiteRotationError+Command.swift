public import MomentumSiteRotationDomain

extension SiteRotationError: CommandFailureConvertible {}
