import MomentumCommandLine
public import MomentumSiteRotationDomain

extension SiteBackupError: CommandFailureConvertible {}
