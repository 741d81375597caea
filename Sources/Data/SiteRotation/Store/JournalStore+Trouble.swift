import MomentumDomain

extension JournalStore {
    /// What has to be shown of the store as it is now (ST-11); lost records go before what is only
    /// hindered.
    var trouble: SiteRecordsTrouble? {
        if report.isLost { return .lost }
        // A damaged file that was found just now is in the quarantine, too, if that can be written.
        let files = max(Set(report.damage.map(\.file)).count, report.unacknowledged.count)
        if files > 0 { return .damaged(files: files) }
        if !report.foreign.isEmpty { return .foreign(files: report.foreign.count) }
        let changes = report.missing.reduce(0) { $0 + $1.count }
        if changes > 0 { return .missing(changes: changes) }
        if let file = report.cut.first { return .cut(file: StoreReport.file(of: file).name) }
        if let failure { return .readOnly(FailureCause(SiteStoreError.readOnly(failure))) }
        if let name = report.doubtful.first {
            let (file, copy) = StoreReport.file(of: name)
            return .doubtful(file: copy ?? file)
        }
        return report.strange.first.map { .strange(file: $0) }
    }
}
