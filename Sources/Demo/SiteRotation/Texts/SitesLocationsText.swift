import MomentumCommandLine
import MomentumDomain
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
                    "\(index + 1)", name(of: zone), sides(of: zone.locations), state(of: zone),
                    "\(zone.listedName)",
                ]
            }
        )
        return table.text(on: traits)
    }

    private static func name(of zone: SiteZone) -> TerminalText {
        let name = zone.shownName
        let uses = Set(zone.locations.map(\.usedFor)).subtracting([.both])
        var remarks: [TerminalText] = zone.isCustom ? ["custom"] : []
        if uses.count == 1 { remarks.append(uses == [.sets] ? "sets only" : "sensors only") }
        return remarks.isEmpty
            ? "\(name, .bold)" : "\(name, .bold) (\(TerminalText.joined(remarks)))"
    }

    private static func sides(of locations: [SiteLocation]) -> TerminalText {
        let texts = SiteTexts(words: .current)
        return .joined(
            locations.map { $0.side.map { TerminalText(texts.word(for: $0)) } ?? "Whole" }
        )
    }

    /// The state: `on`, `off`, or the side that is off.
    private static func state(of zone: SiteZone) -> TerminalText {
        let off = zone.locations.filter { !$0.isEnabled }
        if off.isEmpty { return "\("on", .good)" }
        guard off.count < zone.locations.count else { return "\("off", .caution)" }
        return "\("\(sides(of: off)) off", .caution)"
    }
}
