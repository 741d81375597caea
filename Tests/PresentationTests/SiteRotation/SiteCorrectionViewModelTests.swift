import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteCorrectionViewModelTests {
    private nonisolated static let now = SiteScreen.now
    private nonisolated static let worn = SiteEntry.fixture(2, from: now - 7200)
    private nonisolated static let ended = SiteEntry.fixture(
        1,
        at: SiteLocation.defaults[5].id,
        from: now - 86_400,
        to: now - 7200
    )
    private let screen = SiteScreen(SiteRecords(entries: [ended, worn]))

    private static func plan(_ correction: SiteCorrection) -> SiteCorrectionPlan {
        let shorter = SiteEntry.fixture(
            1,
            at: SiteLocation.defaults[5].id,
            from: Self.now - 86_400,
            to: Self.now - 10_800
        )
        return SiteCorrectionPlan(
            correction: correction,
            effects: [SiteEntryEffect(before: ended, after: shorter)],
            gaps: [SiteGap(from: Self.now - 10_800, to: Self.now - 7200)]
        )
    }

    @Test func `a forgotten change is planned, shown and applied (SR-168, SR-169)`() async throws {
        let model = screen.correction()
        screen.planning.executing.always { await Self.plan($0) }
        screen.applying.executing.next(.success(()))

        await model.load()
        #expect(model.state == .editing)
        await model.plan()
        #expect(model.state == .editing)
        model.edit {
            $0.locationID = SiteLocation.defaults[3].id
            $0.start = Self.now - 10_800
            $0.note = "late"
        }
        await model.plan()

        let insertion = SiteInsertion(
            id: try #require(model.form?.operation),
            locationID: SiteLocation.defaults[3].id,
            time: Self.now - 10_800,
            note: "late"
        )
        #expect(screen.planning.executing.calls == [.insert(insertion)])
        let texts = try #require(model.texts)
        #expect(
            texts.effects == [
                "Right Back Abdomen ends on 15 Jun 2025 at 14:06 instead of 15:06."

            ]
        )
        #expect(
            texts.warnings
                == [
                    "Nothing is recorded from 15 Jun 2025 at 14:06 to 15 Jun 2025 at 15:06, for 1h."
                ]
        )
        #expect(model.canApply)
        await model.apply()
        #expect(model.state == .applied(Self.plan(.insert(insertion))))
        #expect(screen.applying.executing.calls == [Self.plan(.insert(insertion))])
    }

    @Test func `a forgotten change has the profile before its start, or another (SR-169, WP-2)`()
        async throws
    {
        let steel = WearProfile(id: .fixture(1), name: "Steel", minutes: 2880)
        let soft = WearProfile(id: .fixture(2), name: "Soft", minutes: 4320)
        let (now, worn) = (Self.now, Self.worn)
        var entries = [Self.ended, worn]
        entries[0] = SiteEntry(
            id: .fixture(1),
            locationID: SiteLocation.defaults[5].id,
            startTime: now - 86_400,
            endTime: now - 7200,
            profileID: steel.id
        )
        let screen = SiteScreen(
            SiteRecords(entries: SiteEntries(entries), profiles: [steel, soft])
        )
        let model = screen.correction()
        screen.planning.executing.always { await Self.plan($0) }
        await model.load()
        #expect(model.profiles == [steel, soft])

        model.edit { $0.start = now - 100_000 }
        #expect(model.profile == nil)
        model.edit { $0.start = now - 10_800 }
        #expect(model.profile == steel)
        model.edit {
            $0.locationID = SiteLocation.defaults[3].id
            $0.profile = .set(soft.id)
        }
        #expect(model.profile == soft)
        await model.plan()

        guard case .insert(let insertion)? = screen.planning.executing.calls.last else {
            Issue.record("\(screen.planning.executing.calls)")
            return
        }
        #expect(insertion.profile == .set(soft.id))
    }

    private func name(_ index: Int) -> String { SiteLocation.defaults[index].displayName }

    @Test func `a move proposes to take the neighbour along (SR-170)`() async {
        let model = screen.correction(.move(.fixture(2)))
        screen.planning.executing.always { await Self.plan($0) }

        await model.load()
        #expect(model.form?.movesNeighbours == true)
        model.edit { $0.start = Self.now - 10_800 }
        await model.plan()
        model.edit { $0.movesNeighbours = false }
        #expect(model.state == .editing)
        await model.plan()

        let flags = screen.planning.executing.calls.map { call in
            if case .edit(_, let movesNeighbours) = call { movesNeighbours } else { false }
        }
        #expect(flags == [true, false])
    }

    @Test func `a plan that changed is shown anew before it is applied (SR-168)`() async {
        let model = screen.correction()
        let first = Self.plan(.reopen(SiteReopening(id: .fixture(7), entryID: .fixture(1))))
        let second = SiteCorrectionPlan(
            correction: first.correction,
            effects: [SiteEntryEffect(before: Self.worn, after: nil)]
        )
        screen.planning.executing.next(.success(first))
        screen.applying.executing.next(.failure(.planChanged(second)), .success(()))

        await model.plan(first.correction)
        await model.apply()

        guard case .planned(second, let message?) = model.state else {
            Issue.record("\(model.state)")
            return
        }
        #expect(message.kind == "planChanged")
        await model.apply()
        #expect(model.state == .applied(second))
    }

    @Test func `a refusal names the entry in the way, and the fields stay (SR-169)`() async {
        let model = screen.correction()
        screen.planning.executing.next(.failure(.startTaken(.fixture(1))))
        await model.load()
        model.edit { $0.locationID = SiteLocation.defaults[3].id }

        await model.plan()

        guard case .refused(let message) = model.state else {
            Issue.record("\(model.state)")
            return
        }
        #expect(message.sentence.hasPrefix("\(name(5)) (14 Jun 2025 at 17:06) starts within"))
        #expect(message.kind == "startTaken")
        model.cancel()
        #expect(model.state == .editing)
    }

    /// The fields are changed at once, or after going back to them.
    @Test(arguments: [true, false])
    func `a failed save repeats the same correction, and another text is another (SR-32)`(
        isCancelled: Bool
    ) async throws {
        let model = screen.correction()
        screen.planning.executing.always { await Self.plan($0) }
        let failure = SiteRotationError.repository(
            .unavailable(FailureCause(domain: "NSPOSIXErrorDomain", code: 28))
        )
        screen.applying.executing.next(.failure(failure), .failure(failure))
        await model.load()
        model.edit { $0.locationID = SiteLocation.defaults[3].id }
        await model.plan()

        await model.apply()
        await model.apply()
        let ids = screen.applying.executing.calls.map(\.id)
        #expect(ids[0] == ids[1])
        if isCancelled { model.cancel() }
        model.edit { $0.note = "other" }

        #expect(model.form?.operation != ids[0])
    }

    @Test func `an entry that is gone cannot be moved (SR-170)`() async {
        let model = screen.correction(.move(.fixture(9)))

        await model.load()

        guard case .unavailable(let message) = model.state else {
            Issue.record("\(model.state)")
            return
        }
        #expect(message.kind == "unknownEntry")
    }
}
