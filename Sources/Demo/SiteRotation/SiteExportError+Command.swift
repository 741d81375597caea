public import MomentumSiteRotationDomain

extension SiteExportError: CommandFailureConvertible {}
