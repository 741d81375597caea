import MomentumCommandLine
public import MomentumSiteRotationDomain

extension SiteWearerError: CommandFailureConvertible {}
