public import MomentumSiteRotationPresentation

/// The screens of whole files besides import and export.
extension SiteRotationBuilder {
    /// A backup of all records, and the restoration of one.
    public func makeBackupViewModel() -> SiteBackupViewModel {
        SiteBackupViewModel(changes: backup, dates: dates, display: display)
    }

    /// The report for a care team.
    public func makeReportViewModel() -> SiteReportViewModel {
        SiteReportViewModel(
            records: recordsFeed,
            make: makeReport,
            documents: documents,
            dates: dates,
            display: display
        )
    }
}
