import MomentumSiteRotationPresentation
import MomentumTerminal

extension SiteRestoreAdapter {
    /// The question before records are replaced.
    var question: String {
        ([forecast] + others + [said("Replace them?")]).joined(separator: " ")
    }

    /// The question before records that may be another wearer's are added.
    var mergeQuestion: String { (merged + [said("Add them?")]).joined(separator: " ") }
}
