import MomentumDomain
import MomentumSiteRotationDomain
import MomentumTestSupport

extension SiteSyncFailure {
    static func random(using generator: inout SeededGenerator) -> SiteSyncFailure {
        let kinds: [Kind?] = [.offline, .noAccount, .unavailable, .busy, nil]
        let index = Int.random(in: kinds.indices, using: &generator)
        return SiteSyncFailure(
            domain: "memory",
            code: 100 + index,
            message: "A fault that was asked for.",
            kind: kinds[index]
        )
    }
}
