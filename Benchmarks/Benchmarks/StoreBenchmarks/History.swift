import Foundation
import MomentumSiteRotationDomain

/// Histories to measure with.
enum History {
    static let now = Date(timeIntervalSince1970: 1_000_000_000)

    /// The latest `count` site changes before ``now``, five minutes apart; a quarter has a note.
    static func entries(_ count: Int) -> [SiteEntry] {
        let locations = SiteLocation.defaults
        return (0..<count).map { number in
            let start = now - Double(count - number) * 300
            return SiteEntry(
                id: UUID(),
                locationID: locations[number * 5 % locations.count].id,
                startTime: start,
                endTime: number == count - 1 ? nil : start + 300,
                note: number % 4 == 0 ? "a little sore, day \(number)" : nil
            )
        }
    }

    static func operation(_ count: Int) -> SiteOperation {
        .importEntries(
            SiteImport(id: UUID(), mode: .replace, newPlaces: [], entries: entries(count))
        )
    }
}
