import MomentumDomain
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The status that an error leads to, whatever it is wrapped in.
@Suite struct SiteSyncVerdictTests {
    typealias Failure = SiteSyncFailure

    /// A row of the table: an error and its status.
    struct Row: Sendable {
        let domain: String
        let code: Int
        let status: SiteSyncStatus
    }

    static let rows = [
        Row(domain: "CKErrorDomain", code: 3, status: .offline),
        Row(domain: "CKErrorDomain", code: 4, status: .offline),
        Row(domain: "CKErrorDomain", code: 9, status: .noAccount),
        Row(domain: "NSCocoaErrorDomain", code: 134_400, status: .noAccount),
        Row(domain: "NSCocoaErrorDomain", code: 134_405, status: .noAccount),
        Row(domain: "CKErrorDomain", code: 6, status: problem(.unavailable, "CKErrorDomain", 6)),
        Row(domain: "CKErrorDomain", code: 7, status: problem(.busy, "CKErrorDomain", 7)),
        Row(domain: "CKErrorDomain", code: 23, status: problem(.busy, "CKErrorDomain", 23)),
        Row(domain: "CKErrorDomain", code: 2, status: problem(.partial([]), "CKErrorDomain", 2)),
        Row(domain: "CKErrorDomain", code: 5, status: problem(.other("m"), "CKErrorDomain", 5)),
        Row(domain: "Other", code: 3, status: problem(.other("m"), "Other", 3)),
        Row(
            domain: "NSCocoaErrorDomain",
            code: 4,
            status: problem(.other("m"), "NSCocoaErrorDomain", 4)
        ),
        Row(
            domain: Failure.defaultDomain,
            code: 0,
            status: problem(.other("m"), "SiteRotation.Sync", 0)
        ),
    ]

    @Test(arguments: rows)
    func `each error of the table leads to its status (SR-119)`(row: Row) {
        let failure = failure(row.domain, row.code)

        #expect(SiteSyncStatus(failure) == row.status)
    }

    @Test(arguments: rows.filter { !$0.status.isOther })
    func `it is found underneath, at any depth, before what wraps it (SR-119)`(row: Row) {
        var failure = failure(row.domain, row.code)
        for depth in 0..<5 {
            failure = self.failure(
                "Wrapper",
                depth,
                underlying: [self.failure("Else", 1), failure]
            )
            #expect(SiteSyncStatus(failure) == row.status, "depth \(depth)")
        }
    }

    @Test(arguments: rows.filter { !$0.status.isOther && $0.code != 2 })
    func `it is found among parts, at any depth (SR-119)`(row: Row) {
        var failure = failure(row.domain, row.code)
        for depth in 0..<5 {
            let parts = [self.failure("Else", 1), failure]
            failure = self.failure("CKErrorDomain", 2, parts: parts)
            #expect(SiteSyncStatus(failure) == row.status, "depth \(depth)")
            failure = self.failure("Wrapper", 1, underlying: [failure])
            #expect(SiteSyncStatus(failure) == row.status, "wrapped, depth \(depth)")
        }
    }

    @Test(
        arguments: zip(
            [SiteSyncFailure.Kind.offline, .noAccount, .unavailable, .busy],
            [
                .offline, .noAccount, problem(.unavailable, "HTTP", 1), problem(.busy, "HTTP", 1),
            ] as [SiteSyncStatus]
        )
    )
    func `what an adapter knows counts like a number of the table (SR-119)`(
        kind: SiteSyncFailure.Kind,
        status: SiteSyncStatus
    ) {
        let failure = Failure(domain: "HTTP", code: 1, message: "m", kind: kind)

        #expect(SiteSyncStatus(failure) == status)
    }

    @Test func `the error itself comes before what is underneath, and that before parts (SR-119)`()
    {
        let offline = failure("CKErrorDomain", 3)
        let noAccount = failure("CKErrorDomain", 9)

        let itself = failure("CKErrorDomain", 7, underlying: [noAccount], parts: [offline])
        let underneath = failure(
            "X",
            1,
            underlying: [failure("Y", 1, parts: [noAccount]), offline]
        )
        let nearest = failure(
            "X",
            1,
            underlying: [failure("Y", 1, underlying: [noAccount]), offline]
        )

        #expect(SiteSyncStatus(itself) == Self.problem(.busy, "CKErrorDomain", 7))
        #expect(SiteSyncStatus(underneath) == .offline)
        #expect(SiteSyncStatus(nearest) == .offline)
    }

    @Test func `among parts the order is always the same, whatever theirs is (SR-119)`() {
        // From the last to the first in rank; each new one decides over those before it.
        let ranked = [
            (failure("Else", 1), Self.problem(.partial(["Else 1"]), "CKErrorDomain", 2)),
            (failure("CKErrorDomain", 23), Self.problem(.busy, "CKErrorDomain", 23)),
            (failure("CKErrorDomain", 7), Self.problem(.busy, "CKErrorDomain", 7)),
            (failure("CKErrorDomain", 6), Self.problem(.unavailable, "CKErrorDomain", 6)),
            (failure("CKErrorDomain", 3), .offline),
            (failure("CKErrorDomain", 9), .noAccount),
        ]
        var generator = SeededGenerator(seed: 119)
        for count in 1...ranked.count {
            for _ in 0..<20 {
                let parts = ranked.prefix(count).map(\.0).shuffled(using: &generator)
                let status = SiteSyncStatus(failure("CKErrorDomain", 2, parts: parts))
                #expect(status == ranked[count - 1].1, "seed \(generator.seed)")
            }
        }
    }

    @Test func `details of a partial failure are sorted and counted, nested ones too (SR-119)`() {
        let nested = failure("CKErrorDomain", 2, parts: [failure("B", 10), failure("A", 1)])
        let parts = [failure("B", 10), failure("B", 9), nested, failure("A", 1), failure("B", 10)]
        let wrapped = failure(
            "Wrapper",
            1,
            underlying: [failure("CKErrorDomain", 2, parts: parts)]
        )

        let details = ["A 1 (x2)", "B 9", "B 10 (x3)"]
        #expect(
            SiteSyncStatus(wrapped) == Self.problem(.partial(details), "CKErrorDomain", 2)
        )
    }

    private static func problem(
        _ reason: SiteSyncProblem.Reason,
        _ domain: String,
        _ code: Int
    ) -> SiteSyncStatus {
        .error(
            SiteSyncProblem(
                reason: reason,
                cause: FailureCause(domain: domain, code: code, detail: "m")
            )
        )
    }

    private func failure(
        _ domain: String,
        _ code: Int,
        underlying: [SiteSyncFailure] = [],
        parts: [SiteSyncFailure] = []
    ) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: domain,
            code: code,
            message: "m",
            underlying: underlying,
            parts: parts
        )
    }
}

extension SiteSyncStatus {
    fileprivate var isOther: Bool {
        guard case .error(let problem) = self, case .other = problem.reason else { return false }
        return true
    }
}
