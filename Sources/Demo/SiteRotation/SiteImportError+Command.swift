public import MomentumSiteRotationDomain

extension SiteImportError: CommandFailureConvertible {}
