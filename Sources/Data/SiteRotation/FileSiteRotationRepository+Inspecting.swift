public import MomentumDomain

extension FileSiteRotationRepository: SiteRecordsInspector {
    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? {
        let report = try await report()
        // A damaged file that was found just now is in the quarantine, too, if that can be written.
        let files = max(Set(report.damage.map(\.file)).count, report.unacknowledged.count)
        if files > 0 { return .damaged(files: files) }
        let changes = report.missing.reduce(0) { $0 + Int(clamping: $1.last - $1.first) + 1 }
        if changes > 0 { return .missing(changes: changes) }
        if let reason = report.readOnlyReason {
            let code = SiteStoreError.readOnly(
                FileSystemError(call: .write, path: "", code: 0)
            ).errorCode
            return .readOnly(
                FailureCause(domain: SiteStoreError.errorDomain, code: code, detail: reason)
            )
        }
        return report.doubtful.first.map { .doubtful(file: $0) }
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {
        try await acknowledgeDamage()
    }
}
