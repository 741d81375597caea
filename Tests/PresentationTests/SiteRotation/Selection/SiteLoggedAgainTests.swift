import Foundation
import MomentumDomain
import MomentumPresentation
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
        let screen = SiteScreen(.worn(for: 899))
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
        let screen = SiteScreen(.worn(for: 60))
        let selection = await confirming(front, screen)

        selection.cancel()
        await selection.confirmAgain()

        #expect(selection.state == .choosing)
        #expect(screen.logChange.executing.calls.isEmpty)
    }

    @Test func `another place can be a correction of the change before (SR-174)`() async {
        let screen = SiteScreen(.worn(for: 60))
        let edited = EditedSiteEntry(entry: .fixture(7, from: now))
        screen.editEntry.executing.next(.success(edited))
        screen.router.present(.selection)
        let selection = screen.selection()
        await selection.load()
        selection.choose(other.id)
        selection.edit { $0.note = "left hand" }
        await selection.confirm()

        await selection.correctInstead()
        await selection.correctInstead()

        #expect(selection.state == .corrected(edited))
        #expect(selection.draft == nil)
        #expect(screen.router.sheet == nil)
        #expect(screen.logChange.executing.calls.isEmpty)
        #expect(
            screen.editEntry.executing.calls == [
                SiteEntryEdit(
                    id: .fixture(2),
                    entryID: .fixture(7),
                    location: .set(other.id),
                    note: .set("left hand")
                )
            ]
        )
    }

    @Test func `a blank note of the change keeps that of the corrected one (SR-51, SR-174)`() async
    {
        let screen = SiteScreen(.worn(for: 60))
        let edited = EditedSiteEntry(entry: .fixture(7, from: now))
        screen.editEntry.executing.next(.success(edited))
        let selection = screen.selection()
        await selection.load()
        selection.choose(other.id)
        selection.edit { $0.note = " " }
        await selection.confirm()

        await selection.correctInstead()

        #expect(screen.editEntry.executing.calls.map(\.note) == [.keep])
    }

    @Test func `a failed correction says so, and is tried again as the same one (SR-35, SR-174)`()
        async
    {
        let screen = SiteScreen(.worn(for: 60))
        let edited = EditedSiteEntry(entry: .fixture(7, from: now))
        let failure = SiteRotationError.unknownEntry(.fixture(7))
        screen.editEntry.executing.next(.failure(failure), .success(edited))
        screen.router.present(.selection)
        let selection = await confirming(other, screen)

        await selection.correctInstead()
        guard case .correctionFailed(_, _, let message) = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
        #expect(message == ErrorMessage(failure))
        #expect(screen.router.sheet == .selection)
        await selection.correctInstead()

        #expect(selection.state == .corrected(edited))
        #expect(Set(screen.editEntry.executing.calls.map(\.id)) == [.fixture(2)])
        #expect(screen.editEntry.executing.calls.map(\.note) == [.keep, .keep])
    }

    @Test func `after a failed correction the change can be logged, or not (SR-174)`() async {
        for isLogged in [true, false] {
            let screen = SiteScreen(.worn(for: 60))
            let logged = LoggedSiteChange(entry: .fixture(1, from: now), closed: nil)
            screen.editEntry.executing.next(.failure(.unknownEntry(.fixture(7))))
            screen.logChange.executing.next(.success(logged))
            let selection = await confirming(other, screen)
            await selection.correctInstead()

            if isLogged { await selection.confirmAgain() } else { selection.cancel() }

            #expect(selection.state == (isLogged ? .saved(logged) : .choosing))
        }
    }

    /// Both answers, after the feed has told of the other set, and a moment before.
    @Test(arguments: [true, false], [true, false])
    func `once the set before is another one, the answer is asked for again (SR-174, SR-201)`(
        isCorrection: Bool,
        isTold: Bool
    ) async {
        let screen = SiteScreen(.worn(for: 60))
        let selection = await confirming(other, screen)
        let second = SiteEntry(id: .fixture(8), locationID: front.id, startTime: now - 30)
        if isTold {
            screen.change(SiteRecords(entries: [second]))
            await Observed.change { screen.records.state.value?.activeEntry == second }
        } else {
            screen.sites.reading.always { SiteRecords(entries: [second]) }
        }

        if isCorrection {
            await selection.correctInstead()
        } else {
            await selection.confirmAgain()
        }

        guard case .asking(_, let again) = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
        #expect(again.active == second)
        #expect(screen.editEntry.executing.calls.isEmpty)
        #expect(screen.logChange.executing.calls.isEmpty)
    }

    @Test func `a question follows the records, and ends with its set (SR-174, SR-201)`() async {
        let screen = SiteScreen(.worn(for: 60))
        let selection = await confirming(other, screen)
        let second = SiteEntry(id: .fixture(8), locationID: front.id, startTime: now - 30)
        screen.change(SiteRecords(entries: [second]))
        await Observed.change { screen.records.state.value?.activeEntry == second }

        selection.compare()
        // An answer on its way was meant for the other set.
        guard case .failed(_, let message) = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
        #expect(message.kind == "previousOvertaken")
        await selection.correctInstead()
        await selection.confirmAgain()
        #expect(screen.editEntry.executing.calls.isEmpty)
        #expect(screen.logChange.executing.calls.isEmpty)
        screen.sites.reading.always { SiteRecords(entries: [second]) }
        await selection.confirm()
        guard case .asking(_, let again) = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
        #expect(again.active == second)

        screen.change(SiteRecords())
        await Observed.change { screen.records.state.value?.activeEntry == nil }
        selection.compare()
        #expect(selection.canConfirm)
    }

    @Test func `a question about a place never becomes one about another set (SR-174, RS-3)`() async
    {
        let rest = SiteRest(id: .fixture(5), locationID: other.id, from: now - 86_400)
        let entry = SiteEntry(id: .fixture(7), locationID: front.id, startTime: now - 108_000)
        let screen = SiteScreen(SiteRecords(entries: [entry], rests: [rest]))
        let selection = await confirming(other, screen)
        guard case .askingAboutRest = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
        let second = SiteEntry(id: .fixture(8), locationID: front.id, startTime: now - 30)
        screen.change(SiteRecords(entries: [second]))
        await Observed.change { screen.records.state.value?.activeEntry == second }

        selection.compare()
        await selection.confirmAgain()

        #expect(screen.logChange.executing.calls.isEmpty)
        guard case .failed(_, let message) = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
        #expect(message.kind == "previousOvertaken")
    }

    @Test func `giving up a correction asks again, and the same place has none (SR-174)`() async {
        let screen = SiteScreen(.worn(for: 60))
        screen.editEntry.executing.next(.failure(.repository(.cancelled)))
        let selection = await confirming(other, screen)
        let asked = selection.state

        await selection.correctInstead()
        #expect(selection.state == asked)

        let same = await confirming(front, screen)
        await same.correctInstead()
        #expect(screen.editEntry.executing.calls.count == 1)
    }

    @Test func `later, without a set, or for a repeated operation nothing is asked (SR-174)`() {
        let soon = SiteRecords.worn(for: 60)
        let change = SiteChange(id: .fixture(1), locationID: front.id)
        let early = SiteChange(id: .fixture(1), locationID: front.id, time: now - 61)

        #expect(SiteLoggedAgain(change, in: soon, now: now) != nil)
        #expect(SiteLoggedAgain(change, in: SiteRecords.worn(for: 900), now: now) == nil)
        #expect(SiteLoggedAgain(change, in: SiteRecords(), now: now) == nil)
        #expect(SiteLoggedAgain(early, in: soon, now: now) == nil)
        // The last change was logged by a clock that was fast, and this one gets its time.
        let ahead = SiteRecords.worn(for: -7200)
        #expect(SiteLoggedAgain(change, in: ahead, now: now) != nil)
        #expect(SiteLoggedAgain(early, in: ahead, now: now) == nil)
        let repeated = SiteChange(id: .fixture(7), locationID: front.id)
        #expect(SiteLoggedAgain(repeated, in: soon, now: now) == nil)
    }

    @Test func `what is taken back is named, and each entry that differs then (SR-175)`() throws {
        let entry = try #require(SiteRecords.worn(for: 3600).entries.first)
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
