import MomentumSiteRotationPresentation

extension SiteRestoreAdapter {
    /// The question before records are replaced.
    var question: String {
        ([forecast] + others + ["Replace them?"]).joined(separator: " ")
    }
}
