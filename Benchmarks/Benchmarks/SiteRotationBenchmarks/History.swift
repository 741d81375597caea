import Foundation
import MomentumSiteRotationDomain

/// Histories to measure with; made when they are first asked for.
enum History {
    static let count = 1_000_000
    /// The million entries, earliest first, the last one open; a quarter has a note.
    static let entries = makeEntries(count)
    static let records = SiteRecords(entries: SiteEntries(entries))
    static let smallRecords = SiteRecords(entries: SiteEntries(makeEntries(1_000)))
    /// The changes of ``entries``, each worn for 24 to 96 hours, long and short ones mixed.
    static let worn = entries.enumerated().map { number, entry in
        SiteEntry(
            id: entry.id,
            locationID: entry.locationID,
            startTime: entry.startTime,
            // 7,919 is prime: the hours come in no order, and those of a million are all different.
            endTime: entry.startTime + 86_400 + Double(number * 7_919 % 1_000_003) * 0.2592
        )
    }
    static let wornRecords = SiteRecords(entries: SiteEntries(worn))
    static let calendar = Calendar(identifier: .gregorian)
    static let now = Date(timeIntervalSince1970: 1_000_000_000)

    /// The latest `count` site changes before ``now``, five minutes apart.
    static func makeEntries(_ count: Int) -> [SiteEntry] {
        let locations = SiteLocation.defaults
        return (0..<count).map { number in
            // Steps of five go round all fourteen, so that neighbours differ as in real use.
            let location = locations[number * 5 % locations.count].id
            let start = now - Double(count - number) * 300
            return SiteEntry(
                id: SiteImport.entryID(start: start, location: location),
                locationID: location,
                startTime: start,
                endTime: number == count - 1 ? nil : start + 300,
                note: number % 4 == 0 ? "a little sore after day \(number)" : nil
            )
        }
    }

    /// An import that brings in `entries`.
    static func operation(_ entries: [SiteEntry]) -> SiteOperation {
        .importEntries(SiteImport(id: UUID(), mode: .replace, newPlaces: [], entries: entries))
    }

    /// The least work for a median of every location and one of all together.
    @inline(never)
    static func sortedHours(_ entries: [SiteEntry]) -> ([[Double]], [Double]) {
        var hours: [SiteLocation.ID: [Double]] = [:]
        for entry in entries {
            guard let location = entry.locationID, let worn = entry.durationHours else { continue }
            hours[location, default: []].append(worn)
        }
        return (hours.values.map { $0.sorted() }, hours.values.flatMap(\.self).sorted())
    }

    /// The least code for the last use of each location and no more.
    @inline(never)
    static func lastUses(_ entries: some Sequence<SiteEntry>) -> [SiteLocation.ID: Date] {
        var lastUses: [SiteLocation.ID: Date] = [:]
        for entry in entries {
            guard let location = entry.locationID else { continue }
            lastUses[location] = max(lastUses[location] ?? .distantPast, entry.startTime)
        }
        return lastUses
    }
}
