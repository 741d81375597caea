import MomentumCommandLine
public import MomentumSiteRotationDomain

extension SiteRotationError: CommandFailureConvertible {}
