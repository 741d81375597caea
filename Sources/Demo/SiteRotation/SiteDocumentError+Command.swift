public import MomentumSiteRotationDomain

extension SiteDocumentError: CommandFailureConvertible {}
