import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTestSupport
import Testing

@Suite struct SiteRotationErrorTests {
    static let now = Date(timeIntervalSince1970: 1_750_000_000)
    static let refusals: [SiteRotationError] = [
        .unknownLocation(.fixture(1)), .disabledLocation(.fixture(1)), .changeInTheFuture(now),
        .changeBeforeLatestEntry(now, latest: now), .unknownEntry(.fixture(1)),
        .timeInTheFuture(now), .endBeforeStart(start: now, end: now),
        .anotherEntryIsOpen(.fixture(1)), .laterEntryExists(.fixture(1), count: 2),
        .startAfterActiveSite,
        .defaultLocation(.fixture(1)), .unknownZone, .nameTaken("Hip"), .emptyBodyPart,
        .nameTooLong(limit: 60), .nameWithParentheses, .nameWithSide, .noActiveSite,
        .nothingToUndo, .lastEnabledLocation, .activeSiteBeforeLatest, .twinExists(.fixture(1)),
        .savedBefore(.fixture(1)), .startTaken(.fixture(1)), .beforePrevious(.fixture(1)),
        .afterNext(.fixture(1)), .noNeighbour(.fixture(1)), .nothingToRedo, .undoOvertaken,
        .noOtherSide(nil),
        .planChanged(
            SiteCorrectionPlan(
                correction: .reopen(SiteReopening(id: .fixture(1), entryID: .fixture(2))),
                effects: []
            )
        ),
    ]

    @Test(arguments: refusals)
    func `each refusal is a sentence that ends with domain and code (SR-115)`(
        refusal: SiteRotationError
    ) {
        let message = ErrorMessage(refusal)

        #expect(message.sentence.hasSuffix("."))
        #expect(
            message.text
                == "\(message.sentence)\n\nError: SiteRotation \(refusal.errorCode)"
        )
    }

    @Test func `no two refusals share a code, a kind or a sentence (SR-115)`() {
        let refusals = Self.refusals

        #expect(Set(refusals.map(\.errorCode)).count == refusals.count)
        #expect(Set(refusals.map(\.kind)).count == refusals.count)
        #expect(Set(refusals.map(\.sentence)).count == refusals.count)
    }

    @Test func `a save that failed ends with what the storage said (SR-35, SR-115)`() {
        let cause = FailureCause(domain: "NSPOSIXErrorDomain", code: 28, detail: "no space")

        let message = ErrorMessage(SiteRotationError.repository(.unavailable(cause)))

        #expect(message.text.hasSuffix("\n\nError: NSPOSIXErrorDomain 28"))
        #expect(message.cause == cause)
    }
}
