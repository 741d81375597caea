import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport

extension SiteOperation {
    /// Change number `number`, at one of the defaults, which names the entry that it makes.
    static func change(_ number: Int, note: String? = nil) -> SiteOperation {
        .logChange(
            SiteChange(
                id: .fixture(UInt16(number)),
                locationID: SiteLocation.defaults[number % 14].id,
                note: note
            )
        )
    }

    /// An import of `count` rows, long before all changes, that keeps the present entries.
    static func importing(_ count: Int, number: Int) -> SiteOperation {
        let start = StoreUnderTest.start - Double(count + 1) * 86_400
        let entries = (0..<count).map { index in
            let (from, location) = (
                start + Double(index) * 86_400, SiteLocation.defaults[index % 14].id
            )
            return SiteEntry(
                id: SiteImport.entryID(start: from, location: location),
                locationID: location,
                startTime: from,
                endTime: from + 80_000,
                note: "imported, row \(index)"
            )
        }
        return .importEntries(
            SiteImport(
                id: .fixture(UInt16(number)),
                mode: .merge,
                newPlaces: [],
                entries: entries
            )
        )
    }
}
