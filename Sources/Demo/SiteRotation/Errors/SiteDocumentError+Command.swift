import MomentumCommandLine
public import MomentumSiteRotationDomain

extension SiteDocumentError: CommandFailureConvertible {}
