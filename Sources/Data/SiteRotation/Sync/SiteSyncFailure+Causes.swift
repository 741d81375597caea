import MomentumDomain

extension SiteSyncFailure {
    /// A failure of the records on this device.
    init(_ error: RepositoryError) {
        let cause = FailureCause(error)
        self.init(domain: cause.domain, code: cause.code, message: cause.detail)
    }
}
