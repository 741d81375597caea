import MomentumCommandLine
public import MomentumSiteRotationDomain

extension SiteExportError: CommandFailureConvertible {}
