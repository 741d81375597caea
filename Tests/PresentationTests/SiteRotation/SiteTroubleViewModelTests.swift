import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteTroubleViewModelTests {
    nonisolated static let full = SiteRecordsTrouble.readOnly(
        FailureCause(domain: "SiteRotation.Store", code: 6, explanation: "The disk is full.")
    )

    func screen(
        _ inspector: MockSiteRecordsInspector,
        records: SiteRecords = SiteRecords()
    ) -> SiteTroubleViewModel {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return SiteTroubleViewModel(
            trouble: Feed(inspector),
            records: Feed(MockSiteRotationRepository(records)),
            inspector: inspector,
            display: SiteDisplay(locale: Locale(identifier: "en_GB"), calendar: calendar)
        )
    }

    @Test func `entries in the future are named until there is none (TR-4)`() async {
        let future = Date(timeIntervalSince1970: 2_151_000_000)
        let entries = (0..<5).map { number in
            SiteEntry(
                id: .fixture(UInt16(number)),
                locationID: SiteLocation.defaults[number].id,
                startTime: future + Double(number) * 86_400
            )
        }
        let one = screen(
            MockSiteRecordsInspector(.success(nil)),
            records: SiteRecords(ahead: [entries[0]])
        )
        let five = screen(
            MockSiteRecordsInspector(.success(nil)),
            records: SiteRecords(ahead: entries)
        )
        let none = screen(MockSiteRecordsInspector(.success(nil)))

        await one.load()
        await five.load()
        await none.load()

        #expect(
            one.ahead?.text
                == "1 entry lies in the future: 28 February 2038, Left Front Abdomen. "
                + "Correct its time or delete it."
        )
        #expect(
            five.ahead?.text
                == "5 entries lie in the future: 28 February 2038, Left Front Abdomen; "
                + "1 March 2038, Right Front Abdomen; 2 March 2038, Left Side Abdomen; 2 more. "
                + "Correct their times or delete them."
        )
        #expect(none.ahead == nil)
        #expect(one.state == .fine)
    }

    @Test func `damage is shown with its details until it was seen (ST-11, SR-115)`() async {
        let inspector = MockSiteRecordsInspector(.success(.damaged(files: 1)))
        let trouble = screen(inspector)
        #expect(trouble.state == .idle)

        await trouble.load()
        guard case .troubled(let message) = trouble.state else {
            Issue.record("\(trouble.state)")
            return
        }
        #expect(message.text.hasSuffix("\n\nError: SiteRotation.Records 100"))
        #expect(message.kind == "damaged")
        #expect(inspector.acknowledgementCount == 0)

        await trouble.acknowledge()
        #expect(trouble.state == .fine)
        #expect(inspector.acknowledgementCount == 1)
    }

    @Test func `whole records say nothing, and there is nothing to take note of (ST-11)`() async {
        let inspector = MockSiteRecordsInspector(.success(nil))
        let trouble = screen(inspector)

        await trouble.load()
        await trouble.acknowledge()

        #expect(trouble.state == .fine)
        #expect(inspector.acknowledgementCount == 0)
    }

    @Test func `trouble that comes while the screen is open is on it, and goes again (ST-11)`()
        async
    {
        let inspector = MockSiteRecordsInspector(.success(nil))
        let trouble = screen(inspector)
        await trouble.load()

        inspector.announce(Self.full)
        await Observed.change { trouble.state == .troubled(ErrorMessage(Self.full)) }

        inspector.announce(nil)
        await Observed.change { trouble.state == .fine }
    }

    @Test func `that nothing can be saved is said as long as it is so (ST-11, ST-21)`() async {
        let inspector = MockSiteRecordsInspector(.success(Self.full))
        let trouble = screen(inspector)
        await trouble.load()

        #expect(!trouble.canAcknowledge)
        await trouble.acknowledge()

        #expect(trouble.state == .troubled(ErrorMessage(Self.full)))
        #expect(inspector.acknowledgementCount == 0)
    }

    @Test(
        arguments: [
            (.missing(changes: 3), "Error: SiteRotation.Records 101"),
            (
                .readOnly(FailureCause(domain: "SiteRotation.Store", code: 6)),
                "Error: SiteRotation.Store 6"
            ),
        ] as [(SiteRecordsTrouble, String)]
    )
    func `each trouble has a sentence and its details (ST-11, SR-115)`(
        trouble: SiteRecordsTrouble,
        ending: String
    ) {
        let message = ErrorMessage(trouble)
        #expect(message.text.hasSuffix("\n\n\(ending)"))
        #expect(message.sentence.hasSuffix("."))
    }

    @Test func `why nothing can be saved is said as the store says it (ST-21, CL-3)`() {
        #expect(ErrorMessage(Self.full).text == "The disk is full.\n\nError: SiteRotation.Store 6")
    }

    @Test func `records that cannot be read are a failure (ST-11, SR-13)`() async {
        let cause = FailureCause(domain: "SiteRotation.Store", code: 4)
        let trouble = screen(MockSiteRecordsInspector(.failure(.unreadable(cause))))

        await trouble.load()

        #expect(trouble.state == .failed(ErrorMessage(RepositoryError.unreadable(cause))))
    }
}
