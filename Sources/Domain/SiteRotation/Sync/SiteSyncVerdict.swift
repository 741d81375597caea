import MomentumDomain

/// The decisive error of a failed run, and its meaning (SR-119).
struct SiteSyncVerdict: Hashable, Sendable {
    /// The meaning of the decisive error; `nil` if no error has one.
    let kind: SiteSyncFailure.Kind?
    let deciding: SiteSyncFailure

    /// Checks the error, then the underlying errors, nearest first, then the parts of partial
    /// failures.
    ///
    /// The first one with a meaning decides.
    init(_ failure: SiteSyncFailure) {
        let chain = Self.chain(from: failure)
        if let deciding = chain.first(where: { $0.ownKind != nil }) {
            kind = deciding.ownKind
            self.deciding = deciding
        } else if let part = chain.flatMap(\.parts).map(Self.init).filter({ $0.kind != nil })
            .min(by: Self.isBefore)
        {
            self = part
        } else {
            kind = nil
            deciding = chain.first(where: \.isPartial) ?? failure
        }
    }

    var status: SiteSyncStatus {
        switch kind {
        case .offline: .offline
        case .noAccount: .noAccount
        case .unavailable: problem(.unavailable)
        case .busy: problem(.busy)
        case nil where deciding.isPartial: problem(.partial(Self.details(of: deciding)))
        case .noFolder, .wasEmptied, .otherFolder, nil: problem(.other(deciding.message))
        }
    }

    private func problem(_ reason: SiteSyncProblem.Reason) -> SiteSyncStatus {
        let cause = FailureCause(
            domain: deciding.domain,
            code: deciding.code,
            detail: deciding.message.english
        )
        return .error(SiteSyncProblem(reason: reason, cause: cause))
    }

    /// The error and all underlying ones, nearest first.
    private static func chain(from failure: SiteSyncFailure) -> [SiteSyncFailure] {
        var chain = [failure]
        var next = 0
        while next < chain.count {
            chain += chain[next].underlying
            next += 1
        }
        return chain
    }

    /// Orders the parts the same way in every run, regardless of their given order.
    private static func isBefore(_ one: SiteSyncVerdict, _ other: SiteSyncVerdict) -> Bool {
        let (left, right) = (one.deciding, other.deciding)
        return (one.rank, left.domain, left.code) < (other.rank, right.domain, right.code)
    }

    private var rank: Int {
        switch kind {
        case .noAccount: 0
        case .offline: 1
        case .unavailable: 2
        case .busy: 3
        case .noFolder, .wasEmptied, .otherFolder: 4
        case nil: 5
        }
    }

    /// The domain and code of each part, sorted; partial failures contribute their own parts.
    private static func details(of failure: SiteSyncFailure) -> [String] {
        var counts: [FailureCause: Int] = [:]
        for part in leaves(of: failure) {
            counts[FailureCause(domain: part.domain, code: part.code), default: 0] += 1
        }
        let sorted = counts.sorted {
            ($0.key.domain, $0.key.code) < ($1.key.domain, $1.key.code)
        }
        return sorted.map { cause, count in
            "\(cause.domain) \(cause.code)" + (count > 1 ? " (x\(count))" : "")
        }
    }

    private static func leaves(of failure: SiteSyncFailure) -> [SiteSyncFailure] {
        failure.parts.flatMap { $0.parts.isEmpty ? [$0] : leaves(of: $0) }
    }
}
