import MomentumCommandLine
public import MomentumSiteRotationDomain

extension SiteImportError: CommandFailureConvertible {}
