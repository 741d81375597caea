import MomentumDomain

extension SiteSyncFailure {
    /// Nothing is synced before somebody has said what becomes of two histories (ST-49).
    static let undecided = SiteSyncFailure(
        code: 1,
        message: "The folder holds another history than this device. Say whether to join them."
    )

    /// A failure of the records on this device.
    init(_ error: RepositoryError) {
        let cause = FailureCause(error)
        self.init(domain: cause.domain, code: cause.code, message: cause.detail)
    }
}
