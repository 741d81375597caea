import MomentumCommandLine
public import MomentumSiteRotationDomain

extension SiteBackupError: CommandFailureConvertible {}

extension SiteBackupError {
    /// True if a backup was not written because of the one that it would replace.
    var protectsFile: Bool {
        switch self {
        case .replacesOthers, .replacesUnreadable, .newer: true
        default: false
        }
    }
}
