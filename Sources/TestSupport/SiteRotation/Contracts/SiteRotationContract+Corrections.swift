import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
public import MomentumTestSupport
import Testing

extension SiteRotationContract {
    private static let locations = SiteLocation.defaults.map(\.id)

    /// Two entries, a day apart.
    private static func twoDays(
        _ make: Rule.Make
    ) async throws -> any SiteRotationRepository {
        let sites = try await make()
        for number in 0..<2 {
            let moment = now - Double(1 - number) * 86_400
            let change = log(UInt16(number + 1), at: locations[number])
            try await sites.perform([change], at: moment)
        }
        return sites
    }

    /// The rules of trying and undoing operations.
    public static let corrections: [Rule] = [
        Rule("a preview writes nothing, and is what performing gives") { make in
            let sites = try await twoDays(make)
            let before = try await sites.records()
            let change = log(9, at: locations[5])

            let preview = try await sites.preview([change], at: now + 60)

            #expect(try await sites.records() == before)
            #expect(try await sites.perform([change], at: now + 60) == preview)
        },
        Rule("a plan writes nothing, and applying it does what it says") { make in
            let sites = try await twoDays(make)
            let before = try await sites.records()
            let dates = FixedWallClock(now: now)
            let insertion = SiteInsertion(
                id: .fixture(9),
                locationID: locations[5],
                time: now - 3600
            )

            let plan = try await PlanSiteCorrectionUseCase(sites: sites, dates: dates)
                .execute(.insert(insertion))

            #expect(try await sites.records() == before)
            try await ApplySiteCorrectionUseCase(sites: sites, dates: dates).execute(plan)
            let after = try await sites.records()
            #expect(after.entries.map(\.id) == [.fixture(1), .fixture(9), .fixture(2)])
            for effect in plan.effects {
                #expect(effect.after == effect.entry.flatMap { after.entry($0.id) })
            }
            let commits = try await sites.perform([.undo(SiteUndo(id: .fixture(10)))], at: now)
            #expect(commits.first?.action?.kind == .insert)
            #expect(try await sites.records() == before)
        },
        Rule("a backup has every entry") { make in
            let sites = try await twoDays(make)
            let backup = try await sites.backup(at: now)
            var restored = SiteRotationState(replica: 7)
            let restore = SiteRestore(id: .fixture(9), mode: .replace, backup: backup)
            _ = try restored.perform([.restore(restore)], at: now)

            #expect(backup.created == now)
            #expect(try await sites.records().entries == restored.records(at: now).entries)
        },
        Rule("a plan of former records is refused with the new one") { make in
            let sites = try await twoDays(make)
            let dates = FixedWallClock(now: now)
            let deletion = SiteEntryDeletion(id: .fixture(9), entryID: .fixture(2))
            let planning = PlanSiteCorrectionUseCase(sites: sites, dates: dates)
            let plan = try await planning.execute(.delete(deletion, extendsPrevious: true))
            let edit = SiteEntryEdit(id: .fixture(8), entryID: .fixture(1), note: .set("later"))
            try await sites.perform([.editEntry(edit)], at: now)
            let newer = try await planning.execute(plan.correction)

            await #expect(throws: SiteRotationError.planChanged(newer)) {
                try await ApplySiteCorrectionUseCase(sites: sites, dates: dates).execute(plan)
            }
            #expect(try await sites.records().entries.count == 2)
        },
        Rule("the changes of this device are listed, newest first") { make in
            let actions = try await twoDays(make).actions()

            #expect(actions.map(\.kind) == [.log, .log])
            #expect(actions.map { $0.subject?.startTime } == [now, now - 86_400])
        },
    ]
}
