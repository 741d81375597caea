import Foundation
package import MomentumSiteRotationDomain

extension SiteRecords {
    /// The rules that this view or that of the other device breaks (SR-3).
    package var brokenRules: [String] { ownBrokenRules + of(device.other).ownBrokenRules }

    private var ownBrokenRules: [String] {
        let entries = Array(self.entries)
        let open = entries.filter(\.isOpen)
        let rules: [(name: String, holds: Bool)] = [
            ("an entry is there once", Set(entries.map(\.id)).count == entries.count),
            (
                "nothing ends before it starts",
                entries.allSatisfy { $0.endTime ?? $0.startTime >= $0.startTime }
            ),
            (
                "entries are in the order of their starts",
                zip(entries, entries.dropFirst()).allSatisfy { $0.startTime <= $1.startTime }
            ),
            ("at most one entry is open", open.count <= 1),
            ("the open entry is the last", open.isEmpty || open.first == entries.last),
            (
                "every entry has its location",
                entries.allSatisfy { $0.locationID == nil || location($0.locationID) != nil }
            ),
            ("a location is there once", Set(locations.map(\.id)).count == locations.count),
            (
                "locations are counted",
                allLocations.map(\.sortOrder) == Array(allLocations.indices)
            ),
            (
                "one location is enabled",
                !enabledLocations.isEmpty
                    || !allLocations.contains { $0.usedFor.contains(device.use) }
            ),
            ("uses are counted", locations.allSatisfy { isCounted($0, in: entries) }),
        ]
        return rules.filter { !$0.holds }.map(\.name)
    }

    private func isCounted(_ location: SiteLocation, in entries: [SiteEntry]) -> Bool {
        let own = entries.filter { $0.locationID == location.id }
        let use = self.entries.use(of: location.id)
        return use?.count ?? 0 == own.count && use?.lastUse == own.map(\.startTime).max()
    }
}
