import MomentumDomain

extension JournalStore {
    /// What has to be shown of the store as it is now (ST-11); lost records go before what is only
    /// hindered.
    var trouble: SiteRecordsTrouble? {
        // A damaged file that was found just now is in the quarantine, too, if that can be written.
        let files = max(Set(report.damage.map(\.file)).count, report.unacknowledged.count)
        if files > 0 { return .damaged(files: files) }
        let changes = report.missing.reduce(0) { $0 + Int(clamping: $1.last - $1.first) + 1 }
        if changes > 0 { return .missing(changes: changes) }
        if let failure { return .readOnly(FailureCause(SiteStoreError.readOnly(failure))) }
        return report.doubtful.first.map { .doubtful(file: $0) }
    }
}
