import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// The history of one person, with reasons, findings and an overlap now and then, as screens ask it.
struct Wearer: Sendable {
    static let few = Wearer(10_000)
    static let many = Wearer(100_000)

    private let records: SiteRecords
    private let plan: any PlanSiteCorrectionUseCaseProtocol
    private let middle: SiteEntry
    private let now: Date

    private init(_ count: Int) {
        let locations = SiteLocation.defaults
        // Thirteen hours each, the last of them now: shorter ones count for no figure.
        let spacing = 46_800.0
        let first = Date(timeIntervalSince1970: 5_000_000_000) - Double(count) * spacing
        let entries = (0..<count).map { number in
            let location = locations[number * 5 % locations.count].id
            let start = first + Double(number) * spacing
            let isFailed = number % 12 == 7
            return SiteEntry(
                id: SiteImport.entryID(start: start, location: location),
                locationID: location,
                startTime: start,
                endTime: number == count - 1
                    ? nil : start + spacing + (number % 50 == 3 ? 600 : 0),
                note: number % 4 == 0 ? "a little sore after day \(number)" : nil,
                reason: isFailed ? .occlusion : .planned,
                findings: isFailed ? [.redness, .itching] : []
            )
        }
        now = first + Double(count) * spacing
        middle = entries[count / 2]
        do {
            let sites = try InMemorySiteRotationRepository(entries: entries, at: now)
            plan = PlanSiteCorrectionUseCase(sites: sites, dates: Noon(now: now))
        } catch {
            preconditionFailure("the entries cannot be imported: \(error)")
        }
        records = SiteRecords(entries: SiteEntries(entries))
    }

    func statistics() -> SiteStatistics {
        SiteStatistics(
            records: records,
            settings: SiteSettings(),
            now: now,
            calendar: History.calendar
        )
    }

    /// The plan to insert a forgotten change in the middle of an entry.
    func insertion() async throws -> SiteCorrectionPlan {
        let insertion = SiteInsertion(
            id: UUID(),
            locationID: SiteLocation.defaults[3].id,
            time: middle.startTime + 20_000
        )
        return try await plan.execute(.insert(insertion))
    }

    /// The plan to move a start in the middle together with the end before it.
    func movedStart() async throws -> SiteCorrectionPlan {
        let edit = SiteEntryEdit(
            id: UUID(),
            entryID: middle.id,
            start: .set(middle.startTime + 600)
        )
        return try await plan.execute(.edit(edit, movesNeighbours: true))
    }

    func map() -> BodyMap {
        BodyMap(records: records, moment: now, isPast: false, calendar: History.calendar)
    }

    /// The map as it was in the middle, which goes through all entries before.
    func formerMap() -> BodyMap {
        BodyMap(
            records: records,
            moment: middle.startTime + 60,
            isPast: true,
            calendar: History.calendar
        )
    }
}

/// A clock that is stopped.
private struct Noon: WallClock {
    let now: Date
}
