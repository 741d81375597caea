import MomentumDomain

extension SiteExportError: CommandFailureConvertible {}
