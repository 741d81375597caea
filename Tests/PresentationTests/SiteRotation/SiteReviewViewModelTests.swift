import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteReviewViewModelTests {
    private nonisolated static let now = SiteScreen.now
    private nonisolated static let entries = [
        SiteEntry.fixture(1, from: now - 86_400, to: now - 3600),
        SiteEntry.fixture(2, at: SiteLocation.defaults[5].id, from: now - 7200),
    ]
    private let screen = SiteScreen(SiteRecords(entries: SiteEntries(entries)))
    private let overlap = SiteIssue(
        kind: .overlap,
        entries: entries,
        from: now - 7200,
        to: now - 3600
    )

    @Test func `issues are numbered, and a fix is a plan before it is a write (SR-176)`()
        async throws
    {
        let model = screen.reviewScreen()
        screen.review.executing.next(.success([overlap]), .success([]))
        screen.planning.executing.always { correction in
            SiteCorrectionPlan(
                correction: correction,
                effects: [SiteEntryEffect(before: nil, after: Self.entries[0])]
            )
        }
        screen.applying.executing.next(.success(()))

        await model.load()
        let row = try #require(model.issues.first)
        #expect(row.number == 1)
        #expect(
            row.text == """
                Left Front Abdomen (14 Jun 2025 at 17:06) overlaps \
                Right Back Abdomen (15 Jun 2025 at 15:06), for 1h.
                """
        )
        await model.plan(row)
        guard case .planned = model.correction.state else {
            Issue.record("\(model.correction.state)")
            return
        }
        #expect(screen.applying.executing.calls.isEmpty)
        await model.apply()

        #expect(model.state == .clear)
    }

    @Test func `an issue without a plan is left to the wearer (SR-176)`() async {
        let model = screen.reviewScreen()
        let long = SiteIssue(
            kind: .long,
            entries: [Self.entries[0]],
            from: Self.now - 86_400,
            to: Self.now
        )
        screen.review.executing.next(.success([long]))
        await model.load()

        await model.plan(model.issues[0])

        #expect(!model.issues[0].hasFix)
        #expect(model.correction.state == .idle)
    }

    @Test func `records that cannot be read are a failure (SR-146)`() async {
        let model = screen.reviewScreen()
        screen.sites.reading.next(
            .failure(.unavailable(FailureCause(domain: "NSPOSIXErrorDomain", code: 5)))
        )

        await model.load()

        guard case .failed = model.state else {
            Issue.record("\(model.state)")
            return
        }
    }

    @Test func `after a change elsewhere no other issue is mended (SR-168, SR-176)`() async throws {
        let model = screen.reviewScreen()
        screen.review.executing.next(.success([overlap]), .success([]))
        screen.planning.executing.always { correction in
            SiteCorrectionPlan(
                correction: correction,
                effects: [SiteEntryEffect(before: nil, after: Self.entries[0])]
            )
        }
        screen.applying.executing.next(.failure(.issueGone))
        await model.load()
        await model.plan(try #require(model.issues.first))

        await model.apply()

        let gone = ErrorMessage(SiteRotationError.issueGone)
        #expect(model.correction.state == .refused(gone))
        #expect(model.state == .clear)
    }
}
