import MomentumDomain

extension SiteImportError: CommandFailureConvertible {}
