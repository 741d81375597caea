import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The list of rests, and the question before a resting place is used.
@MainActor
@Suite struct SiteRestsViewModelTests {
    private let now = SiteScreen.now
    private let change = MockChangeSiteRestUseCase()

    private func rest(_ number: UInt16, from: TimeInterval, until: TimeInterval?) -> SiteRest {
        SiteRest(
            id: .fixture(number),
            locationID: SiteLocation.defaults[Int(number)].id,
            from: now + from,
            until: until.map { now + $0 },
            reason: .lump
        )
    }

    private func rests(_ screen: SiteScreen) -> SiteRestsViewModel {
        SiteRestsViewModel(
            records: screen.records,
            change: change,
            dates: screen.dates,
            identifiers: screen.identifiers,
            display: SiteScreen.display
        )
    }

    @Test func `rests that last come first, each with its time in words (RS-2)`() async {
        // 15 June 2025, 17:06 in Berlin; a day there begins at 22:00 UTC.
        let screen = SiteScreen(
            SiteRecords(rests: [
                rest(1, from: -900, until: -60), rest(2, from: -600, until: nil),
                rest(3, from: -500, until: 24_800), rest(4, from: 3600, until: nil),
            ])
        )
        let model = rests(screen)
        await model.load()

        #expect(model.rows.map(\.id) == [2, 3, 4, 1].map { UUID.fixture($0) })
        #expect(model.rows.map(\.isActive) == [true, true, false, false])
        #expect(model.rows[0].time == "Resting")
        #expect(model.rows[1].time == "Resting until 16 Jun")
        #expect(model.rows[0].accessibilityLabel == "Left Side Abdomen, Resting, Lump")
    }

    @Test func `a rest is added from the form, and a failure keeps it for a retry (RS-1)`() async {
        let screen = SiteScreen()
        let model = rests(screen)
        await model.load()
        let location = SiteLocation.defaults[3].id
        let saved = SiteRest(id: .fixture(9), locationID: location, from: now)
        change.executing.next(.failure(.repository(.cancelled)), .success(saved))

        model.startAdding()
        await model.add()
        #expect(change.executing.calls.isEmpty)
        model.edit { $0.locationID = location }
        model.edit { $0.reason = .scar }
        await model.add()
        #expect(model.form?.reason == .scar)
        await model.add()

        #expect(model.state == .showing)
        #expect(model.lastChanged == saved)
        #expect(Set(change.executing.calls.map(\.id)).count == 1)
        let draft = SiteRestDraft(locationID: location, reason: .scar)
        #expect(change.executing.calls.last?.action == .add(draft))
    }

    @Test func `a failed change is told, and retried under its identity (SR-145)`() async {
        let screen = SiteScreen(SiteRecords(rests: [rest(2, from: -600, until: nil)]))
        let model = rests(screen)
        await model.load()
        change.executing.next(
            .failure(.unknownRest(.fixture(2))),
            .success(rest(2, from: -600, until: 0))
        )

        await model.end(.fixture(2))
        guard case .failed(let failed, let message, nil) = model.state else {
            Issue.record("\(model.state)")
            return
        }
        #expect(message.kind == "unknownRest")
        await model.retry()

        #expect(model.state == .showing)
        #expect(change.executing.calls.map(\.id) == [failed.id, failed.id])
    }

    @Test(arguments: [true, false])
    func `a resting place is asked about, with reason and end (RS-3)`(isUsed: Bool) async {
        let screen = SiteScreen(SiteRecords(rests: [rest(2, from: -600, until: 24_800)]))
        let place = SiteLocation.defaults[2].id
        let logged = LoggedSiteChange(entry: .fixture(1, at: place, from: now), closed: nil)
        screen.logChange.executing.next(.success(logged))
        let selection = screen.selection()
        await selection.load()
        #expect(selection.all.first { $0.id == place }?.badgeLabel == "Resting until 16 Jun")
        #expect(!selection.recommended.contains { $0.id == place })

        selection.choose(place)
        await selection.confirm()
        #expect(selection.placeRemark == "Left Side Abdomen rests until 16 Jun (lump).")
        #expect(screen.logChange.executing.calls.isEmpty)
        if isUsed {
            await selection.confirmAgain()
            #expect(selection.state == .saved(logged))
        } else {
            selection.cancel()
            #expect(selection.state == .choosing)
        }
    }

    @Test func `a place whose rest ends before the change is not asked about (RS-3)`() async {
        let screen = SiteScreen(SiteRecords(rests: [rest(2, from: -600, until: -60)]))
        let place = SiteLocation.defaults[2].id
        screen.logChange.executing.next(
            .success(LoggedSiteChange(entry: .fixture(1, at: place, from: now), closed: nil))
        )
        let selection = screen.selection()
        await selection.load()

        selection.choose(place)
        await selection.confirm()

        #expect(screen.logChange.executing.calls.count == 1)
    }

    @Test func `a history row has reason and findings in words (RR-1)`() {
        let entry = SiteEntry(
            id: .fixture(1),
            locationID: nil,
            startTime: now,
            endTime: now + 60,
            reason: .unexplainedHigh,
            findings: [.rash, .redness, SiteFinding(rawValue: "a newer one")]
        )

        let row = SiteHistoryRowAdapter(entry, location: nil, display: SiteScreen.display)

        #expect(row.removal == "Unexplained high, redness, rash, other")
        let texts = SiteScreen.display.texts.removal
        #expect(texts.word(for: RemovalReason(rawValue: "a newer one")) == "Other")
        #expect(texts.findings(in: "Rash, hard skin") == [.rash, .hard])
    }
}
