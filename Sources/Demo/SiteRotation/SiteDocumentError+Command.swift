import MomentumDomain

extension SiteDocumentError: CommandFailureConvertible {}
