import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Changes for which another process has closed the set that they were to close.
@MainActor
@Suite struct SiteSelectionOvertakenTests {
    private let now = SiteScreen.now
    private let front = SiteLocation.defaults[0]
    private let other = SiteLocation.defaults[1]

    /// Logs a set at the other place, as another process does, which no screen has heard of yet.
    private func logElsewhere(_ seconds: TimeInterval, on screen: SiteScreen) {
        let entry = SiteEntry(id: .fixture(8), locationID: other.id, startTime: now - seconds)
        screen.sites.reading.always { SiteRecords(entries: [entry]) }
    }

    private func expectOvertaken(
        _ selection: SiteSelectionViewModel,
        on screen: SiteScreen,
        at location: SourceLocation = #_sourceLocation
    ) {
        guard case .failed(_, let message) = selection.state else {
            Issue.record("\(selection.state)", sourceLocation: location)
            return
        }
        #expect(message.kind == "previousOvertaken", sourceLocation: location)
        #expect(screen.logChange.executing.calls.isEmpty, sourceLocation: location)
    }

    @Test(arguments: [true, false])
    func `a set that another process has just logged is asked about (SR-174, SR-201)`(
        isInLastMoment: Bool
    ) async {
        let screen = SiteScreen(.worn(for: 108_000))
        let selection = screen.selection()
        await selection.load()
        selection.choose(front.id)
        screen.logChange.executing.always {
            @MainActor [self, weak screen] _ throws(SiteRotationError) in
            screen.map { logElsewhere(60, on: $0) }
            throw .previousOvertaken
        }
        if !isInLastMoment { logElsewhere(60, on: screen) }

        await selection.confirm()

        guard case .asking(_, let again) = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
        #expect(again.active.id == .fixture(8))
        #expect(screen.logChange.executing.calls.count == (isInLastMoment ? 1 : 0))
    }

    @Test func `a repeat of the draft that was saved is no earlier form of it (SR-32)`() async {
        let screen = SiteScreen(.worn(for: 3600))
        let saved = LoggedSiteChange(entry: .fixture(1, from: now), closed: nil, isRepeat: true)
        screen.logChange.executing.next(.failure(.previousOvertaken))
        screen.logChange.executing.next(
            .failure(.repository(.unavailable(FailureCause(domain: "Disk", code: 5))))
        )
        screen.logChange.executing.next(.success(saved))
        let selection = screen.selection()
        await selection.load()
        selection.choose(other.id)
        selection.edit { $0.previousNote = .set("old") }

        await selection.confirm()
        await selection.confirm()
        await selection.confirm()

        #expect(selection.state == .saved(saved))
    }

    @Test func `nor is another closed after a question about the place (SR-168, SR-201)`() async {
        let rest = SiteRest(id: .fixture(5), locationID: other.id, from: now - 86_400)
        let entry = SiteEntry(id: .fixture(7), locationID: front.id, startTime: now - 108_000)
        let screen = SiteScreen(SiteRecords(entries: [entry], rests: [rest]))
        let selection = screen.selection()
        await selection.load()
        selection.choose(other.id)
        await selection.confirm()
        guard case .askingAboutRest = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
        logElsewhere(7200, on: screen)

        await selection.confirmAgain()

        expectOvertaken(selection, on: screen)
    }

    @Test func `a change whose answer was lost is found again, and not called unsaved (SR-35)`()
        async
    {
        let screen = SiteScreen(.worn(for: 108_000))
        screen.logChange.executing.next(
            .failure(.repository(.unavailable(FailureCause(domain: "Test", code: 1))))
        )
        let selection = screen.selection()
        await selection.load()
        selection.choose(other.id)
        await selection.confirm()
        let entry = SiteEntry(id: .fixture(1), locationID: other.id, startTime: now)
        screen.sites.reading.always { SiteRecords(entries: [entry]) }
        let logged = LoggedSiteChange(entry: entry, closed: nil, isRepeat: true)
        screen.logChange.executing.next(.success(logged))

        await selection.confirm()

        #expect(selection.state == .saved(logged))
    }

    @Test func `no other set is closed than the one that the screen shows (SR-168, SR-201)`() async
    {
        let screen = SiteScreen(.worn(for: 108_000))
        let selection = screen.selection()
        await selection.load()
        selection.choose(front.id)
        logElsewhere(7200, on: screen)

        await selection.confirm()

        expectOvertaken(selection, on: screen)
        let logged = LoggedSiteChange(entry: .fixture(1, from: now), closed: nil)
        screen.logChange.executing.next(.success(logged))
        await selection.confirm()
        #expect(screen.logChange.executing.calls.map(\.previousID) == [.fixture(8)])
        #expect(selection.state == .saved(logged))
    }
}
