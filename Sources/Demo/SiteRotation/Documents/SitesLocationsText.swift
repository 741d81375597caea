import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumTerminal

/// The zones in order, each with its position and the names that commands accept.
enum SitesLocationsText {
    static func text(_ locations: [SiteLocation], on traits: TerminalTraits) -> TerminalText {
        let zones = SiteZone.zones(of: locations)
        let table = TextTable(
            [
                .trailing("#"), .leading("Zone").cut, .leading("Sides").cut.priority(0),
                .leading("State").cut,
                .leading("Short").onlyWide,
            ],
            rows: zones.enumerated().map { index, zone in
                [
                    "\(index + 1)", name(of: zone), "\(sides(of: zone))", state(of: zone),
                    "\(zone.name)",
                ]
            }
        )
        return table.text(on: traits)
    }

    private static func name(of zone: SiteZone) -> TerminalText {
        let name = zone.locations.first?.place.zone ?? zone.name
        let uses = Set(zone.locations.map(\.usedFor)).subtracting([.both])
        let use = uses.count != 1 ? nil : uses == [.sets] ? "sets only" : "sensors only"
        let remarks = [zone.isCustom ? "custom" : nil, use].compactMap(\.self)
        return remarks.isEmpty
            ? "\(name, .bold)" : "\(name, .bold) (\(remarks.joined(separator: ", ")))"
    }

    private static func sides(of zone: SiteZone) -> String {
        zone.locations.map { $0.side?.word ?? "Whole" }.joined(separator: ", ")
    }

    /// The state: `on`, `off`, or the side that is off.
    private static func state(of zone: SiteZone) -> TerminalText {
        let off = zone.locations.filter { !$0.isEnabled }
        if off.isEmpty { return TerminalText("on", .good) }
        guard off.count < zone.locations.count else { return TerminalText("off", .caution) }
        let names = off.map { $0.side?.word ?? "Whole" }.joined(separator: ", ")
        return TerminalText("\(names) off", .caution)
    }
}
