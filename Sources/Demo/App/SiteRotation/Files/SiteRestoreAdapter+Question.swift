import MomentumSiteRotationPresentation
import MomentumTerminal

extension SiteRestoreAdapter {
    /// The question before records are replaced.
    var question: String {
        ([forecast] + others + [said("Replace them?")]).joined(separator: " ")
    }
}
