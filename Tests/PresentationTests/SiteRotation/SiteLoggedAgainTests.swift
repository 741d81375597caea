import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Changes that follow the last one within minutes, and the words of what is taken back.
@MainActor
@Suite struct SiteLoggedAgainTests {
    private let now = SiteScreen.now
    private let front = SiteLocation.defaults[0]
    private let other = SiteLocation.defaults[1]

    private func records(openSince seconds: TimeInterval) -> SiteRecords {
        let entry = SiteEntry(
            id: .fixture(7),
            locationID: front.id,
            startTime: now - seconds
        )
        return SiteRecords(entries: [entry])
    }

    private func confirming(
        _ location: SiteLocation,
        _ screen: SiteScreen
    ) async
        -> SiteSelectionViewModel
    {
        let selection = screen.selection()
        await selection.load()
        selection.choose(location.id)
        await selection.confirm()
        return selection
    }

    @Test(arguments: [true, false])
    func `a change within 15 minutes is asked about, and logged when meant (SR-174)`(
        isSame: Bool
    ) async {
        let screen = SiteScreen(records(openSince: 899))
        let logged = LoggedSiteChange(entry: .fixture(1, from: now), closed: nil)
        screen.logChange.executing.next(.success(logged))

        let selection = await confirming(isSame ? front : other, screen)

        guard case .asking(_, let again) = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
        #expect(again.isSamePlace == isSame)
        #expect(again.active.id == .fixture(7))
        #expect(!selection.canConfirm)
        await selection.confirm()
        #expect(screen.logChange.executing.calls.isEmpty)
        await selection.confirmAgain()
        #expect(selection.state == .saved(logged))
    }

    @Test func `a question can be answered with no (SR-174)`() async {
        let screen = SiteScreen(records(openSince: 60))
        let selection = await confirming(front, screen)

        selection.cancel()
        await selection.confirmAgain()

        #expect(selection.state == .choosing)
        #expect(screen.logChange.executing.calls.isEmpty)
    }

    @Test func `later, without a set, or for a repeated operation nothing is asked (SR-174)`() {
        let soon = records(openSince: 60)
        let change = SiteChange(id: .fixture(1), locationID: front.id)
        let early = SiteChange(id: .fixture(1), locationID: front.id, time: now - 61)

        #expect(SiteLoggedAgain(change, in: soon, now: now) != nil)
        #expect(SiteLoggedAgain(change, in: records(openSince: 900), now: now) == nil)
        #expect(SiteLoggedAgain(change, in: SiteRecords(), now: now) == nil)
        #expect(SiteLoggedAgain(early, in: soon, now: now) == nil)
        // The last change was logged by a clock that was fast, and this one gets its time.
        let ahead = records(openSince: -7200)
        #expect(SiteLoggedAgain(change, in: ahead, now: now) != nil)
        #expect(SiteLoggedAgain(early, in: ahead, now: now) == nil)
        let repeated = SiteChange(id: .fixture(7), locationID: front.id)
        #expect(SiteLoggedAgain(repeated, in: soon, now: now) == nil)
    }

    @Test func `what is taken back is named, and each entry that differs then (SR-175)`() throws {
        let entry = try #require(records(openSince: 3600).entries.first)
        let ended = SiteEntry(
            id: entry.id,
            locationID: front.id,
            startTime: entry.startTime,
            endTime: now
        )
        let logged = SiteEntry(id: .fixture(8), locationID: other.id, startTime: now)
        let undone = UndoneSiteChange(
            effects: [
                SiteEntryEffect(before: ended, after: entry),
                SiteEntryEffect(before: logged, after: nil),
            ]
        )

        let texts = SiteUndoAdapter(
            undone,
            target: .lastChange,
            in: SiteRecords(),
            display: SiteScreen.display
        )

        #expect(texts.title.hasPrefix("Takes back: logged Right Front Abdomen ("))
        #expect(texts.effects == ["Left Front Abdomen is worn again."])
        #expect(texts.otherCount == 0)
    }
}
